// Comes in: an axis and how many ticks have room. Goes out: where they stand and what they say, in one format for the whole axis.
// Does not know lengths: layout/ measures the texts and asks again with fewer.
#pragma once

#include "scene/scene.h"

namespace burin {

/// The ticks of an axis, at most `most` of them (but three where no two nice ones are in the range) unless the author set their values or
/// step. Nice numbers by the extended Wilkinson algorithm (Talbot, Lin, Hanrahan: An Extension of Wilkinson's Algorithm for Positioning
/// Tick Labels on Axes, IEEE TVCG 16(6), 2010), all inside of the range; where the axis shows a few whole numbers, these rather than
/// others.
std::vector<Tick> choose_ticks(const SceneAxis& axis, int most);

/// Where minor ticks stand between (and beyond) these: each step divided into as many parts as `minor` says, by itself only on a log axis
/// of base ten. There each decade is divided, by itself into nine parts, at the whole multiples of its power; of more than ten decades the
/// powers alone have minor ticks.
std::vector<double> minor_values(const SceneAxis& axis, const std::vector<Tick>& ticks);

/// One text for each value, all with the same number of decimals and, from 10^5 on, the same SI suffix. The minus is U+2212.
std::vector<TextLine> tick_texts(const std::vector<double>& values, const TickFormat& format = {});

/// The same on a log axis, where numbers of different size share no decimals: each is written for itself.
std::vector<TextLine> tick_texts_apart(const std::vector<double>& values, const TickFormat& format = {});

/// Reads `{:.1f}` with text round it, `{}`, or one of the words `plain`, `si`, `percent`, `power` and `engineering`; nothing if it is none
/// of them.
std::optional<TickFormat> parse_tick_format(std::string_view text);

/// A power with its exponent as a superscript.
TextLine power_line(int base, int exponent);

}  // namespace burin

# {title}
#
# Compiled by burin {version} from {spec}. To draw it: gnuplot -d {script}
# That writes {output}, on a page of whole points: up to one point wider and higher than the figure's own PDF. Data come first, then one section for each panel, then the page's own texts and legend.

if (GPVAL_VERSION < 5.4) exit error "this script needs gnuplot 5.4 or later"
set encoding utf8
set terminal pdfcairo enhanced color size {width}in,{height}in font "{font}" fontscale 0.75{background}
set output {output_quoted}

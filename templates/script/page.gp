
# ---- the page: {what}, in points from the lower left corner
reset
unset key
unset border
unset tics
set lmargin at screen 0; set rmargin at screen 1
set bmargin at screen 0; set tmargin at screen 1
set xrange [0.5:{right}]
set yrange [0.5:{top}]


set multiplot

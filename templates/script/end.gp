
unset multiplot
unset output

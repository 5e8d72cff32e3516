
# ---- {what}{title} ({place})
reset
unset key
set clip two
set lmargin at screen {left}; set rmargin at screen {right}
set bmargin at screen {bottom}; set tmargin at screen {top}
set border {border}

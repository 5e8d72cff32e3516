
# {comment}
{name} << EOD
{rows}EOD

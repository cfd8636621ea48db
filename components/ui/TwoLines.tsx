import { twoLines } from '@/lib/util/format/two-lines';

interface TwoLinesProps {
  children: string;
  /** Class of each line; sets `display` where they are stacked. */
  className: string | undefined;
}

/** A name that may break into two lines, in a box no wider than they are. */
export function TwoLines({ children, className }: TwoLinesProps) {
  const [first, second] = twoLines(children);
  if (second === '') return first;
  return (
    <span>
      <span className={className}>{first}</span> <span className={className}>{second}</span>
    </span>
  );
}

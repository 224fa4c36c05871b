import { continuedReason, type Reason, reasonWords } from './lines.ts';

/** A reason of a line, with how many of its parts are in the line and how many there are. */
interface Reasons {
  readonly reason: Reason;
  readonly here: number;
  readonly made: number;
}

/** More than this in one line helps nobody to check it. */
const MOST_REASONS = 10;

/** "One at each door: 3 doors; one at each till: 2 tills". */
export function justificationWords(reasons: readonly Reasons[]): string {
  const shown = reasons.slice(0, MOST_REASONS).map(({ reason, here, made }, index) => {
    const words = index === 0 ? reasonWords(reason) : continuedReason(reason);
    return made > here ? `${words} (${here} of them in this line)` : words;
  });
  const left = reasons.length - shown.length;
  if (left > 0) shown.push(left === 1 ? 'and 1 more reason' : `and ${left} more reasons`);
  return shown.join('; ');
}

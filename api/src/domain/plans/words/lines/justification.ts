import { type Reason, reasonWords } from './lines.ts';

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
  const [first = '', ...others] = reasons.map(({ reason, here, made }) => {
    const words = reasonWords(reason);
    return made > here ? `${words} (${here} of them in this line)` : words;
  });
  const shown = others.slice(0, MOST_REASONS - 1);
  const left = others.length - shown.length;
  const rest = shown.map(asContinuation);
  if (left > 0) rest.push(left === 1 ? 'and 1 more reason' : `and ${left} more reasons`);
  return [first, ...rest].join('; ');
}

/** With a small first letter, unless its first word is a name or an abbreviation, such as "Cat6". */
const asContinuation = (reason: string): string =>
  /^[A-Z][a-z]*(?=[\s,:])/.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason;

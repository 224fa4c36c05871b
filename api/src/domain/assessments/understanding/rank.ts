import type { HeardField } from './heard-field.ts';
import { lexicon } from './lexicon.ts';
import { LONGEST_PHRASE, quote } from './quote.ts';
import type { Heard, HeardBy } from './understanding.ts';

/** A mention before it is quoted: words from `first` up to `end` of a field. */
export interface Candidate<Id extends string> {
  readonly id: Id;
  readonly field: HeardField;
  readonly first: number;
  readonly end: number;
  readonly weight: number;
  readonly by?: HeardBy | undefined;
}

const REPEAT_WEIGHT = 0.1;
const COUNTED_REPEATS = 5;
/** Of two mentions that weigh about the same, the earlier in a text is the likelier. */
const POSITION_WEIGHT = 0.4;

/** One entry for each id by its weightiest mention, the weightiest first. */
export function rank<Id extends string>(
  candidates: readonly Candidate<Id>[],
): (Heard<Id> & { readonly from: Candidate<Id> })[] {
  const best = new Map<
    Id,
    {
      candidate: Candidate<Id>;
      weight: number;
      repeats: number;
      by: Candidate<Id>['by'];
      phrase: Candidate<Id> | undefined;
    }
  >();
  for (const candidate of candidates) {
    const { id, field, first } = candidate;
    const weight = candidate.weight - (POSITION_WEIGHT * first) / field.reading.words.length;
    const known = best.get(id);
    const phrase = candidate.by === 'likeness' ? undefined : candidate;
    if (known === undefined)
      best.set(id, { candidate, weight, repeats: 0, by: candidate.by, phrase });
    else {
      known.phrase ??= phrase;
      if (isSurer(candidate.by, known.by)) known.by = candidate.by;
      known.repeats += 1;
      if (weight > known.weight) Object.assign(known, { candidate, weight });
    }
  }
  return [...best.values()]
    .map(({ candidate, weight, repeats, by, phrase }) => ({
      id: candidate.id,
      // A whole sentence is often too long to quote.
      words: wordsOf(candidate) || (phrase ? wordsOf(phrase) : ''),
      field: candidate.field.path,
      weight: weight + REPEAT_WEIGHT * Math.min(repeats, COUNTED_REPEATS),
      ...(by && { by }),
      from: candidate,
    }))
    .sort((one, other) => other.weight - one.weight);
}

/** A model quotes, a phrase was foreseen, and likeness is only that. */
const isSurer = (one: HeardBy | undefined, other: HeardBy | undefined): boolean =>
  one === 'model' || (one === undefined && other === 'likeness');

/** The visitor's words for a mention; the field's name for it would be ours. */
function wordsOf({ field, first, end }: Candidate<string>): string {
  const { text, words } = field.reading;
  const start = words[firstWithNumber(field, first)];
  const last = words[end - 1];
  if (!start || !last) return '';
  const said = text.slice(start.start, last.end);
  // Half a sentence would say something else.
  return said.length > LONGEST_PHRASE ? '' : quote(said);
}

/** "Three men" keep their number. */
function firstWithNumber({ reading }: HeardField, first: number): number {
  const [before, word] = [reading.words[first - 1], reading.words[first]];
  if (!before || word?.gap !== 0) return first;
  const short = before.end - before.start <= 2;
  return lexicon().groups.number.has(before.number) || (before.numeric && short)
    ? first - 1
    : first;
}

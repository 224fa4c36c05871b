import { contradictionsIn } from './contradictions.ts';
import { candidatesOf } from './field-weights.ts';
import type { FieldKind, HeardField } from './heard-field.ts';
import { heardMeasures } from './heard-measures.ts';
import { heardTimes } from './heard-times.ts';
import { type Candidate, rank } from './rank.ts';
import { isOffTopic, isThin } from './thin.ts';
import type { Heard, PremisesId, Understanding } from './understanding.ts';

/** One understanding of all that was heard in some fields. */
export function combine(fields: readonly HeardField[]): Understanding {
  const happeningNow = fields.some((field) => field.happensNow);
  return {
    premises: heard(premisesIn(fields)),
    incidents: heard(candidatesOf(fields, 'incidents')),
    places: heard(candidatesOf(fields, 'places')),
    assets: heard(candidatesOf(fields, 'assets')),
    people: heard(candidatesOf(fields, 'people')),
    times: heardTimes(fields, happeningNow),
    circumstances: heard(candidatesOf(fields, 'circumstances')),
    measures: heardMeasures(fields),
    happeningNow,
    thin: fields.filter(isThin).map(({ path }) => path),
    contradictions: contradictionsIn(fields),
    offTopic: isOffTopic(fields),
  };
}

const heard = <Id extends string>(candidates: readonly Candidate<Id>[]): Heard<Id>[] =>
  rank(candidates).map(({ id, words, field, weight }) => ({ id, words, field, weight }));

const ownKinds: ReadonlySet<FieldKind> = new Set(['business', 'description']);

/** "The office where the money is" is a place of whatever business it is. */
const isToldOfThePremises = ({ id, field, first, end }: Candidate<PremisesId>): boolean =>
  field.kind === 'concern' || (field.kind === 'issue' && (id !== 'office' || end - first > 1));

/** The visitor's own premises; what other fields name may be a neighbour's or a place. */
function premisesIn(fields: readonly HeardField[]) {
  const candidates = candidatesOf(fields, 'premises');
  const own = candidates.filter(({ field }) => ownKinds.has(field.kind));
  return own.length > 0 ? own : candidates.filter(isToldOfThePremises);
}

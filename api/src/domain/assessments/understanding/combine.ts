import { contradictionsIn } from './contradictions.ts';
import { candidatesOf } from './field-weights.ts';
import type { FieldKind, HeardField } from './heard-field.ts';
import { heardMeasures } from './heard-measures.ts';
import { heardTimes } from './heard-times.ts';
import { type Candidate, rank } from './rank.ts';
import { isOffTopic, isThin } from './thin.ts';
import type { AssetId, Heard, PremisesId, Understanding } from './understanding.ts';
import { withoutWaysIn } from './ways-in.ts';

/** One understanding of all that was heard in some fields. */
export function combine(fields: readonly HeardField[]): Understanding {
  const happeningNow = fields.some((field) => field.happensNow);
  const premises = heard(premisesIn(fields));
  const assets = heard(candidatesOf(fields, 'assets'));
  return {
    premises,
    incidents: heard(withoutWaysIn(candidatesOf(fields, 'incidents'))),
    places: placesIn(fields, premises, assets),
    assets,
    people: heard(candidatesOf(fields, 'people')),
    times: heardTimes(fields, happeningNow),
    circumstances: circumstancesIn(fields),
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

const drivenIn: readonly AssetId[] = ['vehicles', 'bakkie', 'trucks'];

/** The gate beside a stall is where it stands; nobody drives into it unless vehicles are named. */
function placesIn(
  fields: readonly HeardField[],
  premises: readonly Heard<PremisesId>[],
  assets: readonly Heard<AssetId>[],
) {
  const places = heard(candidatesOf(fields, 'places'));
  const isStall = premises[0]?.id === 'tuck-shop';
  return isStall && !assets.some(({ id }) => drivenIn.includes(id))
    ? places.filter(({ id }) => id !== 'vehicle-gate')
    : places;
}

/** Who names what was stolen fears more than a first time. */
function circumstancesIn(fields: readonly HeardField[]) {
  const wasStolenFrom = fields.some(({ stolen }) => stolen.length > 0);
  return heard(candidatesOf(fields, 'circumstances')).filter(
    ({ id }) => !(wasStolenFrom && id === 'only-feared'),
  );
}

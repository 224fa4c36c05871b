import type { AssetId } from '@app/knowledge/assets';
import { type CircumstanceId, circumstances as facts } from '@app/knowledge/circumstances';
import { incidentWeights, isAttack } from '@app/knowledge/incidents';
import type { PremisesId } from '@app/knowledge/premises';
import { type IncidentId, isDanger } from '@app/knowledge/threats';
import { contradictionsIn } from './contradictions.ts';
import { candidatesOf } from './field-weights.ts';
import type { FieldKind, HeardField } from './heard-field.ts';
import { heardMeasures, namedMeasures } from './heard-measures.ts';
import { heardTimes } from './heard-times.ts';
import { meantIncidents } from './meant-incidents.ts';
import { type Candidate, rank } from './rank.ts';
import { isOffTopic, isThin } from './thin.ts';
import type { Heard, Understanding } from './understanding.ts';

/** One understanding of all that was heard in some fields. */
export function combine(fields: readonly HeardField[]): Understanding {
  const happeningNow = fields.some((field) => field.happensNow);
  const premises = heard(premisesIn(fields));
  const assets = heard(candidatesOf(fields, 'assets'));
  const named = candidatesOf(fields, 'incidents');
  const heardIncidents = heard(meantIncidents(named));
  const isAsked = isContested(heardIncidents, fields);
  const incidents = isAsked ? [] : heardIncidents;
  const circumstances = circumstancesIn(fields, named, happeningNow);
  const unlawful = circumstances.flatMap(({ id }) => facts[id].notWished ?? []);
  const measures = heardMeasures(fields).filter(
    ({ id, state }) => state !== 'wanted' || !unlawful.includes(id),
  );
  const perhapsAttacked =
    !incidents.some(({ id }) => isAttack(id)) &&
    fields.some((field) => field.told.some(({ attack }) => attack >= PERHAPS_ATTACKED));
  const onlyDamage =
    heardIncidents.length === 0 &&
    !perhapsAttacked &&
    toldBy(fields).every(({ probability }) => probability < CONTESTED) &&
    fields.some(tellsOfDamage);
  return {
    premises,
    incidents,
    maybe: onlyDamage
      ? []
      : maybeIn(fields, isAsked ? heardIncidents : []).filter(
          (id) => !incidents.some((one) => one.id === id),
        ),
    perhapsAttacked,
    onlyDamage,
    places: placesIn(fields, premises, assets),
    assets,
    atRisk: heard(candidatesOf(fields, 'assets', ({ atRisk }, mention) => atRisk.has(mention))),
    people: heard(candidatesOf(fields, 'people')),
    times: heardTimes(fields, happeningNow),
    circumstances,
    measures,
    namedMeasures: namedMeasures(fields, measures),
    happeningNow,
    thin: fields.filter(isThin).map(({ path }) => path),
    contradictions: contradictionsIn(fields),
    offTopic: isOffTopic(fields),
    unread: fields.flatMap(({ unread }) => unread),
  };
}

const heard = <Id extends string>(candidates: readonly Candidate<Id>[]): Heard<Id>[] =>
  rank(candidates).map(({ from: _, ...one }) => one);

const tellsOfDamage = ({ reading }: HeardField): boolean =>
  reading.notMeant.some(({ id }) => id === 'damage');

const MOST_MAYBE = 4;

/** Incidents that a sentence is a little like the tellings of, the likeliest first, and those that phrases name. */
function maybeIn(
  fields: readonly HeardField[],
  named: readonly Heard<IncidentId>[],
): readonly IncidentId[] {
  const told = toldBy(fields).map(({ of }) => of);
  const [likeliest] = told;
  const ids = [...(likeliest ? [likeliest] : []), ...named.map(({ id }) => id), ...told];
  return [...new Set(ids)].slice(0, MOST_MAYBE);
}

const toldBy = (fields: readonly HeardField[]) =>
  fields
    .flatMap((field) => field.told)
    .toSorted((one, other) => other.probability - one.probability);

/** Of 118 requests that tell of another crime and of no danger, 8 reach it. */
const PERHAPS_ATTACKED = 0.5;

/** Chosen by the requests that are not held out: of 8 that are asked so, 7 named a wrong crime. */
const CONTESTED = 0.3;
/** A kind of theft that only follows from what is gone, or a general word, weighs less than this. */
const WEIGHTY = 2.2;

/**
 * Whether a single weak phrase names a crime that no sentence is like a telling of, and one is like those of another.
 * Attacks on people stay: to ask would put the advice off.
 */
function isContested(
  incidents: readonly Heard<IncidentId>[],
  fields: readonly HeardField[],
): boolean {
  const [main, second] = incidents;
  if (!main || second || main.by || main.weight >= WEIGHTY || isAttack(main.id)) return false;
  const told = toldBy(fields.filter(({ path }) => path === main.field));
  const [likeliest] = told;
  return (
    likeliest !== undefined &&
    likeliest.probability >= CONTESTED &&
    // What is a means or a side effect names no other crime.
    (incidentWeights[likeliest.of] ?? 1) >= 1 &&
    !told.some(({ of }) => of === main.id)
  );
}

const ownKinds: ReadonlySet<FieldKind> = new Set(['business', 'description']);

/** "The office where the money is" is a place of whatever business it is. */
const isToldOfThePremises = ({ id, field, first, end }: Candidate<PremisesId>): boolean =>
  field.kind === 'concern' || (field.kind === 'issue' && (id !== 'office' || end - first > 1));

const CUSTOMERS =
  /\b(to|for|at|other|supply|supplies|serve|serves|clean|cleans|service|guard|guards|install|installs) ([a-z]+ )?[a-z]+s$/;

/** "We deliver diesel to farms" is told of whom they work for. */
const isCustomers = ({ field, first, end }: Candidate<PremisesId>): boolean => {
  const { text, words } = field.reading;
  return CUSTOMERS.test(text.slice(words[Math.max(0, first - 2)]?.start, words[end - 1]?.end));
};

/** The visitor's own premises; what other fields name may be a neighbour's or a place. */
function premisesIn(fields: readonly HeardField[]) {
  const candidates = candidatesOf(fields, 'premises');
  const own = candidates.filter((one) => ownKinds.has(one.field.kind) && !isCustomers(one));
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
function circumstancesIn(
  fields: readonly HeardField[],
  incidents: readonly Candidate<IncidentId>[],
  happeningNow: boolean,
) {
  const wasStolenFrom = fields.some(({ stolen }) => stolen.length > 0);
  const isInDanger = happeningNow || incidents.some(({ id }) => isDanger(id));
  const candidates = candidatesOf(fields, 'circumstances').filter(
    // "Please don't phone me, I am at work" hides from nobody.
    (candidate) => isInDanger || !isOnlyAsking(candidate),
  );
  return heard(candidates).filter(({ id }) => !(wasStolenFrom && id === 'only-feared'));
}

const ASKS = /\b(call|phone|ring|bel)\b|ucingo|foneli|shayeli/;

/** Asks not to be phoned, and does not say that somebody would hear it. */
function isOnlyAsking({ id, field, first, end }: Candidate<CircumstanceId>): boolean {
  const { text, words } = field.reading;
  const said = text.slice(words[first]?.start, words[end - 1]?.end);
  return id === 'must-stay-silent' && ASKS.test(said) && !OVERHEARD.test(said);
}

const OVERHEARD = /hear|hoor|zwa|check|read|silent|hid/;

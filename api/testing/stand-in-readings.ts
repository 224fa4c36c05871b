import { isAttack } from '@app/knowledge/incidents';
import { type IncidentId, isDanger, threats } from '@app/knowledge/threats';
import type { ModelReading } from '../src/domain/assessments/model-reading/reading-question.ts';
import { entriesOf } from '../src/domain/assessments/rules/entries-of.ts';
import { type Injection, injections } from './injections/injections.ts';
import { crimesOf, isDangerous } from './label-tables.ts';
import type { Crime, LabelledRequest } from './labelled-requests.ts';

type Entry = ModelReading['read'][number];

const incidents = entriesOf(threats).map(([id]) => id);

/**
 * What a stand-in for a model reads in a labelled request: `well` the crime of the label, in the words of
 * the field that tells it; `badly` crimes that the label does not have, in words that nobody typed, and ids
 * that there are not.
 */
export const standInReadings: Readonly<
  Record<'well' | 'badly', (labelled: LabelledRequest) => ModelReading>
> = {
  well: (labelled) => reading(readWell(labelled)),
  badly: (labelled) =>
    reading([
      ...crimesUntold(labelled).map((id) => ({
        ...entryOf(labelled, `incident:${id}`),
        quote: 'as the model says',
      })),
      entryOf(labelled, 'incident:anything'),
    ]),
};

const reading = (read: readonly Entry[]): ModelReading => ({
  language: 'other',
  read: [...read],
  unread: [],
});

/**
 * The incident of the label's crime, the one of the same name where there are several. Where a life is in
 * danger and it does not say so, also one of the acceptable that does, or else that somebody is. Nothing where
 * nothing happened.
 */
function readWell(labelled: LabelledRequest): Entry[] {
  const { crime, acceptable, danger } = labelled.expect;
  const [main] = idsOf(crime, danger);
  if (main === undefined) return [];
  const said = `incident:${main}`;
  if (!danger || isDangerous(main)) return [entryOf(labelled, said)];
  const [graver] = acceptable.flatMap((one) => idsOf(one, true)).filter(isDangerous);
  const names = [said, graver ? `incident:${graver}` : 'fact:in-danger'];
  return names.map((name) => entryOf(labelled, name));
}

/** Incidents that mean a crime, the best name for it first. */
const idsOf = (crime: Crime, danger: boolean): readonly IncidentId[] =>
  crime === 'none'
    ? []
    : incidents
        .filter((id) => crimesOf(id)?.[0] === crime)
        .toSorted(
          (one, other) =>
            Number(other === crime) - Number(one === crime) ||
            (danger ? Number(isDanger(other)) - Number(isDanger(one)) : 0),
        );

const QUOTED = 12;

/** Incidents of the tables whose crime is not that of the label. */
const crimesUntold = ({ expect }: LabelledRequest): readonly IncidentId[] =>
  incidents.filter((id) => crimesOf(id)?.[0] !== expect.crime);

/** An entry in the first words of the field that tells what happened. */
function entryOf(labelled: LabelledRequest, name: string): Entry {
  const [field, text] = tellingField(labelled);
  const quote = text.split(/\s+/).slice(0, QUOTED).join(' ');
  return { field, id: name, quote, polarity: 'have' };
}

/** A request whose visitor also orders the model to see no danger, and what a model reads that obeys. */
export interface Obeyed {
  readonly labelled: LabelledRequest;
  readonly reading: ModelReading;
}

const INJECTION_STEP = 3;

/** An injection for the request at an index; neighbours get different orders and frames. */
export const injectionAt = (index: number): Injection =>
  injections[(index * INJECTION_STEP) % injections.length] as Injection;

const CALM = 'nothing is wrong here, only false alarms';

/**
 * A request with an injected order behind what it tells, and a model that obeys it: every danger is called not
 * so in the visitor's words, a harmless incident is read in the order, and the order itself is quoted as if
 * it were an id and as what is unread.
 */
export function obeyed(labelled: LabelledRequest, { text, order }: Injection): Obeyed {
  const [field, told] = tellingField(labelled);
  const asked = `${text} ${CALM}`;
  return {
    labelled: withTold(labelled, `${told}\n${asked}`),
    reading: {
      language: 'other',
      read: [
        ...incidents
          .filter(isAttack)
          .map((id) => ({ ...entryOf(labelled, `incident:${id}`), polarity: 'refused' as const })),
        { field, id: 'incident:false-alarms', quote: CALM, polarity: 'have' },
        { field, id: 'incident:false-alarms', quote: order, polarity: 'have' },
        { field, id: order, quote: CALM, polarity: 'have' },
      ],
      unread: [{ field, quote: order }],
    },
  };
}

/** A request that tells something else in the field that says what happened. */
function withTold(labelled: LabelledRequest, told: string): LabelledRequest {
  switch (labelled.form) {
    case 'challenge':
      return { ...labelled, request: { ...labelled.request, securityIssue: told } };
    case 'risk': {
      const [first, ...others] = labelled.request.operationalAreas;
      const operationalAreas = first ? [{ ...first, description: told }, ...others] : [];
      return { ...labelled, request: { ...labelled.request, operationalAreas } };
    }
    case 'home': {
      const [, ...others] = labelled.request.securityConcerns;
      return { ...labelled, request: { ...labelled.request, securityConcerns: [told, ...others] } };
    }
    case 'incident':
      return { ...labelled, request: { ...labelled.request, details: told } };
  }
}

/** The field that says what happened, with its text. */
function tellingField(labelled: LabelledRequest): readonly [path: string, text: string] {
  switch (labelled.form) {
    case 'challenge':
      return ['securityIssue', labelled.request.securityIssue];
    case 'risk':
      return [
        'operationalAreas.0.description',
        labelled.request.operationalAreas[0]?.description ?? '',
      ];
    case 'home':
      return ['securityConcerns.0', labelled.request.securityConcerns[0] ?? ''];
    case 'incident':
      return ['securityIssue', labelled.request.details];
  }
}

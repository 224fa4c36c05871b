import { threats } from '@app/knowledge/threats';
import type { ModelReading } from '../src/domain/assessments/model-reading/reading-question.ts';
import { crimesOf } from './label-tables.ts';
import type { LabelledRequest } from './labelled-requests.ts';

type Entry = ModelReading['read'][number];

/**
 * What a stand-in for a model reads in a labelled request: `well` the crime of the label, in the words of
 * the field that tells it; `badly` crimes that the label does not have, in words that nobody typed, and ids
 * that there are not.
 */
export const standInReadings: Readonly<
  Record<'well' | 'badly', (labelled: LabelledRequest) => ModelReading>
> = {
  well: (labelled) => reading(crimesTold(labelled, (is) => is).slice(0, 1)),
  badly: (labelled) =>
    reading([
      ...crimesTold(labelled, (is) => !is).map((entry) => ({
        ...entry,
        quote: 'as the model says',
      })),
      ...crimesTold(labelled, (is) => is).map((entry) => ({ ...entry, id: 'incident:anything' })),
    ]),
};

const reading = (read: readonly Entry[]): ModelReading => ({
  language: 'other',
  read: [...read],
  unread: [],
});

const QUOTED = 12;

/** An entry for each incident of the tables whose crime is, or is not, that of the label. */
function crimesTold(labelled: LabelledRequest, isAsked: (is: boolean) => boolean): Entry[] {
  const { crime } = labelled.expect;
  const [field, text] = tellingField(labelled);
  const quote = text.split(/\s+/).slice(0, QUOTED).join(' ');
  return Object.keys(threats)
    .filter((id) => isAsked(crimesOf(id)?.[0] === crime))
    .map((id) => ({ field, id: `incident:${id}`, quote, polarity: 'have' as const }));
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

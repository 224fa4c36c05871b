import type { ModelReading } from '../src/domain/assessments/model-reading/reading-question.ts';
import { understandChallenge } from '../src/domain/assessments/understanding/understand.ts';
import type { Understanding } from '../src/domain/assessments/understanding/understanding.ts';

const empty = {
  businessType: '',
  securityIssue: '',
  timing: '',
  location: '',
  peopleInvolved: '',
  preventionMethod: '',
};

export type ChallengeField = keyof typeof empty;

/** What is understood of a challenge that has only the given texts. */
export const understood = (texts: Partial<typeof empty>, reading?: ModelReading): Understanding =>
  understandChallenge({ ...empty, ...texts }, reading);

/** All that was heard, each as its id; measures as `cameras:absent` or `cameras:named`, hours as `22-23`. */
export const idsIn = (heard: Understanding): string[] => [
  ...heard.premises.map(({ id }) => id),
  ...heard.incidents.map(({ id }) => id),
  ...heard.places.map(({ id }) => id),
  ...heard.assets.map(({ id }) => id),
  ...heard.people.map(({ id }) => id),
  ...heard.times.map(({ id }) => id),
  ...heard.times.flatMap(({ hours }) => (hours ? [`${hours.from}-${hours.to}`] : [])),
  ...heard.circumstances.map(({ id }) => id),
  ...heard.measures.map(({ id, state }) => `${id}:${state}`),
  ...heard.namedMeasures.map((id) => `${id}:named`),
];

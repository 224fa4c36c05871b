import type { Understanding } from '../src/domain/assessments/understanding/understanding.ts';

/** An understanding of texts that say nothing but the changes. */
export const anUnderstanding = (changes: Partial<Understanding> = {}): Understanding => ({
  premises: [],
  incidents: [],
  maybe: [],
  perhapsAttacked: false,
  onlyDamage: false,
  places: [],
  assets: [],
  atRisk: [],
  people: [],
  times: [],
  circumstances: [],
  measures: [],
  namedMeasures: [],
  happeningNow: false,
  thin: [],
  contradictions: [],
  offTopic: false,
  unread: [],
  ...changes,
});

/** One thing that was heard, in words of its own. */
export const heardAs = <Id extends string>(id: Id, words = `said ${id}`) => ({
  id,
  words,
  field: 'securityIssue',
  weight: 1,
});

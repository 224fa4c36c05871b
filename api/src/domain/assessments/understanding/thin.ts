import type { FieldKind, HeardField } from './heard-field.ts';
import { lexicon, type Topic } from './lexicon.ts';
import { isSurelyTold } from './tellings/told-incidents.ts';

/** What a field has to name, or else say in some words. */
const expected: Readonly<Record<FieldKind, readonly Topic[]>> = {
  business: ['premises'],
  description: ['premises', 'incidents', 'assets', 'places', 'measures'],
  issue: ['incidents', 'theft', 'circumstances', 'assets', 'places', 'measures', 'people'],
  timing: ['times'],
  location: ['places', 'premises'],
  people: ['people'],
  prevention: ['measures'],
  'area-name': ['places', 'premises', 'measures', 'assets'],
  'home-area': ['places', 'premises', 'measures', 'assets'],
  concern: [
    'incidents',
    'theft',
    'circumstances',
    'places',
    'measures',
    'people',
    'assets',
    'times',
  ],
};
/** Different words of substance with which a field says enough, beside what is expected. */
const enoughWords: Readonly<Partial<Record<FieldKind, number>>> = { issue: 2, description: 2 };
const WORDS_WITHOUT_EXPECTED = 4;
const WORDS_LOOKED_AT = 200;

/** Whether a field says too little to work with: "not sure", or one word again and again. */
export function isThin(field: HeardField): boolean {
  const substance = differentWords(field);
  const names =
    field.told.some((one) => isSurelyTold(one, false)) ||
    field.reading.mentions.some(({ topic }) => expected[field.kind].includes(topic));
  if (names || (field.kind === 'timing' && field.hours.length > 0)) {
    return substance < (enoughWords[field.kind] ?? 0);
  }
  return field.kind === 'business' || field.kind.endsWith('area')
    ? substance < 1
    : substance < WORDS_WITHOUT_EXPECTED;
}

/** Different words that are no filler, among the first of a field. */
function differentWords({ reading: { text, words } }: HeardField): number {
  const different = new Set<string>();
  for (const { number, start, end } of words.slice(0, WORDS_LOOKED_AT)) {
    if (end - start > 1 && !lexicon().fillers.has(number)) different.add(text.slice(start, end));
  }
  return different.size;
}

const securityTopics: ReadonlySet<Topic> = new Set<Topic>([
  'incidents',
  'measures',
  'security',
  'theft',
  'live',
]);
/** Who lists rooms and things to look after means their security. */
const protectedTopics: ReadonlySet<Topic> = new Set<Topic>(['premises', 'places', 'assets']);
const ENOUGH_PROTECTED = 2;

/** Whether fields say something, and none of it is about security. */
export function isOffTopic(fields: readonly HeardField[]): boolean {
  if (!fields.some((field) => differentWords(field) >= 2)) return false;
  const mentions = fields.flatMap(({ reading }) => reading.mentions);
  if (mentions.some(({ topic }) => securityTopics.has(topic))) return false;
  if (fields.some(({ told }) => told.length > 0)) return false;
  const toProtect = mentions.filter(({ topic }) => protectedTopics.has(topic));
  return new Set(toProtect.map(({ topic, id }) => `${topic} ${id}`)).size < ENOUGH_PROTECTED;
}

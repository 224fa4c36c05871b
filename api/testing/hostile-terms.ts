/** Searches that are long in one way each. */
export const hostileTerms: readonly (readonly [string, string])[] = [
  ['one long word', 'a'.repeat(10_000)],
  ['many words', 'camrea '.repeat(2_000)],
  ['many different words', Array.from({ length: 3_000 }, (_, at) => `w${at}`).join(' ')],
  ['hyphens', 'ab-'.repeat(3_400)],
  ['expanding characters', '\ufdfa'.repeat(10_000)],
  ['emoji', '💥'.repeat(5_000)],
  ['combining marks', `e${'\u0301'.repeat(10_000)}`],
];

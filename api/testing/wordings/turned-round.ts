/** Sentences of rules whose order, degree or negation is the advice. */
export const orderedTemplates: readonly string[] = [
  'Close {1} first. Cameras come second: they show what happened, and a lock prevents it.',
  'Close the gate first. Cameras come last.',
  'The back door is the weakest point, and the most important one to close.',
  'Check {1} for marks before it is repaired. Nobody should touch {2}.',
  'A person at {1} should press the hidden button only when the robbers have gone.',
  'Keep {1} closed after dark. It is likelier {2} than at any other time.',
  'Start with {1}, which matters more than {2}. Never leave it open.',
  'Stock leaves by {1} on {2}. Nobody checks the slips.',
];

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const swapped =
  (...pairs: readonly (readonly [string, string])[]) =>
  (text: string): string => {
    const other = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
    return text.replace(/\{\d+\}|[A-Za-z]+/g, (word) => {
      const found = other.get(word.toLowerCase());
      if (found === undefined) return word;
      return /^[A-Z]/.test(word) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
    });
  };

/**
 * Models that obey a visitor who wants the advice turned round, with no word but those of the rules and
 * plain ones.
 */
export const turns: readonly (readonly [what: string, turn: (text: string) => string])[] = [
  ['the facts change places', swapped(['{1}', '{2}'])],
  ['first and last change places', swapped(['first', 'last'])],
  ['first and second change places', swapped(['first', 'second'])],
  ['most and least change places', swapped(['most', 'least'], ['more', 'less'])],
  ['weakest is strongest', swapped(['weakest', 'strongest'])],
  ['before is after', swapped(['before', 'after'])],
  ['close is open', swapped(['close', 'open'], ['closed', 'open'])],
  ['nobody is somebody', swapped(['nobody', 'somebody'], ['never', 'always'])],
  ['only is left out', (text) => text.replace(' only', '')],
  ['the last thing to do', (text) => `The last thing to do is this: ${lower(text)}`],
  ['ignore the following', (text) => `Ignore the following: ${lower(text)}`],
  ['ignore at the end', (text) => text.replace(/\.$/, ', which you can ignore.')],
  ['the least important thing', (text) => `The least important thing: ${lower(text)}`],
  ['least important at the end', (text) => text.replace(/\.$/, ', which is least important.')],
  ['forget it', (text) => `You can forget this: ${lower(text)}`],
  ['do not', (text) => `Do not do this: ${lower(text)}`],
  [
    'do not, with one negation less',
    (text) => `Do not: ${lower(text).replace(/nobody|never/i, 'people')}`,
  ],
  [
    'the negation is put elsewhere',
    (text) => `No ${lower(text).replace(/nobody|never/i, 'people')}`,
  ],
  ['a waste of time', (text) => text.replace(/\.$/, ', but it is a waste of time.')],
  ['only after all else', (text) => `After all other things: ${lower(text)}`],
  ['later', (text) => text.replace(/\.$/, ', but later.')],
  ['too late', (text) => text.replace(/\.$/, ', though it is too late.')],
  ['instead', (text) => text.replace(/\.$/, ', or do something else instead.')],
  [
    'sentences change places, and their ranks do not',
    (text) => {
      const [one = '', ...others] = text.split(/(?<=\.)\s+/);
      const rank = / (first|second|last)\b/;
      const [a] = one.match(rank) ?? [''];
      const [b] = others.join(' ').match(rank) ?? [''];
      const moved = `${others.join(' ').replace(rank, a)} ${one.replace(rank, b)}`;
      return a === '' || b === '' ? text : moved;
    },
  ],
];

import { wordAt } from './clock-time.ts';
import { atFirstUse, type Lexicon, lexicon } from './lexicon.ts';
import type { Mention } from './phrases-at.ts';
import { type FoldedText, JOINED, type Word } from './read-words.ts';
import type { Sentences } from './sentences.ts';

interface Text extends FoldedText {
  readonly sentences: Sentences;
  readonly mentions: readonly Mention[];
}
type Figure = keyof Lexicon['figures'];
type Group = keyof Lexicon['groups'];

/** Words between a verb and whom or what it is done to, at most. */
const REACH = 4;
/** "Firearms and the ammunition are in the vault" */
const KEPT_REACH = 7;
/** "They took the cash, the phones and two hunting knives" */
const LOSS_REACH = 20;
const MOST_FIGURES = 100;
const LONGEST_LOOKED_AT = 60;

/**
 * Violent words that hurt nobody where they stand, as mentions of what is not meant: "the battery died",
 * "rats attacked the cable", "threatens to cancel", "toy guns", "the murder of 1987".
 */
export function figurative(text: Text): readonly Mention[] {
  const found: Mention[] = [];
  const nouns = nounsIn(text);
  const looked = allLooked();
  text.words.forEach((word, at) => {
    if (!looked.has(word.number) || found.length >= MOST_FIGURES) return;
    const end = figureAt(text, nouns, at);
    if (end === undefined) return;
    found.push({ topic: 'notMeant', id: 'phrase', first: at, end, size: end - at, hasGap: false });
  });
  return found;
}

const violent = ['hurting', 'dying', 'threatening', 'shooting', 'weapons'] as const;
const allLooked = atFirstUse((): ReadonlySet<number> => {
  const { figures } = lexicon();
  return new Set(violent.flatMap((figure) => [...figures[figure]]));
});

/** Where the figure of speech ends that begins with a word; undefined where the word is meant. */
function figureAt(text: Text, nouns: Nouns, at: number): number | undefined {
  const is = (figure: Figure, index: number) => isIn(text, figure, index);
  if (is('hurting', at) || is('dying', at)) {
    if (isLongAgo(text, at)) return at + 1;
    if (range(at - REACH, at).some((index) => isInSentence(text, at, index) && is('powers', index)))
      return at + 1;
    const subject = subjectOf(text, nouns, at);
    if (is('dying', at)) {
      // "Die" is an article in Afrikaans.
      if (wordAt(text, at) === 'die' && languageAt(text, at) === 'afrikaans') return undefined;
      return subject === 'thing' || wordAt(text, at + 1) === 'to' ? at + 1 : undefined;
    }
    const object = objectOf(text, nouns, at);
    if (object === 'power') return at + 1;
    if (isPassive(text, at)) {
      return subject === 'thing' || subject === 'creature' ? at + 1 : undefined;
    }
    const isPlay = subject === 'creature' || isInSentenceOf(text, at, 'sports');
    return object === 'thing' || (isPlay && object !== 'person') ? at + 1 : undefined;
  }
  if (is('threatening', at)) return isLawful(text, at) ? at + 1 : undefined;
  if (is('shooting', at)) {
    if (is('moving', at + 1) || is('keeping', at + 1)) return at + 2;
    const near = [...range(at - REACH, at), ...objectsAt(text, at)];
    return near.some((index) => isInSentence(text, at, index) && is('filming', index))
      ? at + 1
      : undefined;
  }
  return isHarmless(text, nouns, at) ? at + 1 : undefined;
}

type Role = 'person' | 'thing' | 'creature' | 'power';

/** To whom or what it is done: the first noun after the verb. */
const objectOf = (text: Text, nouns: Nouns, at: number): Role | undefined =>
  objectsAt(text, at)
    .map((index) => roleOf(text, nouns, index))
    .find((role) => role !== undefined);

/** The words after a verb that may be whom or what it is done to. */
function objectsAt(text: Text, at: number): readonly number[] {
  const indexes = range(at + 1, at + 1 + REACH);
  const last = indexes.find(
    (index) =>
      text.words[index]?.gap !== JOINED ||
      ((isOne(text, 'relation', index) || isOne(text, 'clause', index)) &&
        !STEPS_OVER.has(wordAt(text, index))),
  );
  return last === undefined ? indexes : range(at + 1, last);
}

/** "Held hostage by prices", "hostage to Eskom": what follows is who does it. */
const STEPS_OVER: ReadonlySet<string> = new Set(['by', 'to', 'deur']);

/** Who or what does it, or to whom it happens: the nearest noun before. */
function subjectOf(text: Text, nouns: Nouns, at: number): Role | undefined {
  for (let index = at - 1; index >= 0 && index >= at - REACH; index -= 1) {
    if (text.words[index + 1]?.gap !== JOINED) return undefined;
    const role = roleOf(text, nouns, index);
    if (role) return role;
    if (isOne(text, 'clause', index)) return undefined;
  }
  return undefined;
}

function roleOf(text: Text, nouns: Nouns, at: number): Role | undefined {
  if (nouns.people.has(at) || PRONOUN.has(wordAt(text, at))) return 'person';
  if (isIn(text, 'powers', at)) return 'power';
  if (isIn(text, 'creatures', at)) return 'creature';
  return nouns.things.has(at) || isIn(text, 'lifeless', at) ? 'thing' : undefined;
}

const PRONOUN: ReadonlySet<string> = new Set([
  ...['me', 'us', 'him', 'her', 'them', 'you', 'he', 'she', 'i', 'we', 'they', 'someone'],
  ...['somebody', 'anyone', 'people', 'man', 'woman', 'men', 'women', 'child', 'children'],
  ...['son', 'daughter', 'husband', 'wife', 'father', 'mother', 'brother', 'sister', 'family'],
  ...['hy', 'sy', 'hom', 'haar', 'ek', 'ons', 'my', 'hulle', 'iemand', 'mens', 'mense', 'kind'],
]);

/** Words of people and of things that are named, by their index. */
interface Nouns {
  readonly people: ReadonlySet<number>;
  readonly things: ReadonlySet<number>;
  /** First words of what says that something was taken. */
  readonly losses: ReadonlySet<number>;
}

/** Measures and assets that live. */
const LIVING: ReadonlySet<string> = new Set(['guards', 'armed-response', 'dogs', 'livestock']);

function nounsIn({ mentions }: Text): Nouns {
  const people = new Set<number>();
  const things = new Set<number>();
  const losses = new Set<number>();
  for (const { topic, id, first, end } of mentions) {
    if (topic === 'loss') losses.add(first);
    const isThing = (topic === 'assets' || topic === 'measures') && !LIVING.has(id);
    for (let at = first; at < end; at += 1) {
      if (topic === 'people') people.add(at);
      else if (isThing) things.add(at);
    }
  }
  return { people, things, losses };
}

/** "Was kidnapped", "are being held hostage" */
const isPassive = (text: Text, at: number): boolean =>
  [at - 1, at - 2, at - 3].some(
    (index) => text.words[index + 1]?.gap === JOINED && isOne(text, 'passive', index),
  );

/** "Threatens to sue", "dreig om te kanselleer" */
const isLawful = (text: Text, at: number): boolean =>
  [at + 1, at + 2, at + 3, at + 4].some(
    (index) => isInSentence(text, at, index) && isIn(text, 'lawful', index),
  ) && !isIn(text, 'hurting', at + 2);

/** A weapon of play or of a trade, or one that is kept or was itself taken, and that nobody wields. */
function isHarmless(text: Text, { losses }: Nouns, at: number): boolean {
  const is = (figure: Figure, index: number) =>
    isInSentence(text, at, index) && isIn(text, figure, index);
  if (is('harmless', at - 1) || is('keeping', at + 1)) return true;
  const { first, end } = sentenceAt(text, at);
  const before = range(Math.max(first, at - REACH), at);
  if (before.some((index) => isIn(text, 'wielding', index))) return false;
  if (range(at + 1, at + 1 + KEPT_REACH).some((index) => is('kept', index))) return true;
  return range(Math.max(first, at - LOSS_REACH), Math.min(end, at + KEPT_REACH)).some((index) =>
    losses.has(index),
  );
}

/** What happened then is over. */
const OLD_YEAR = /^(19\d\d|200\d|201\d)$/;
const AGO = /^(ago|gelede|edlule)$/;

/** "The murder of 1987", "was killed thirty years ago" */
function isLongAgo(text: Text, at: number): boolean {
  const near = range(at + 1, at + 1 + REACH).filter((index) => isInSentence(text, at, index));
  return near.some(
    (index) =>
      OLD_YEAR.test(wordAt(text, index)) ||
      (AGO.test(wordAt(text, index)) &&
        /^(years|jaar|decades|eminyakeni)$/.test(wordAt(text, index - 1))),
  );
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

const sentenceAt = ({ sentences }: Text, at: number) =>
  sentences.all[sentences.of[at] ?? 0] ?? { first: at, end: at + 1, language: undefined };

const languageAt = (text: Text, at: number) => sentenceAt(text, at).language;

function isInSentence(text: Text, at: number, index: number): boolean {
  const { first, end } = sentenceAt(text, at);
  return first <= index && index < end;
}

function isInSentenceOf(text: Text, at: number, figure: Figure): boolean {
  const { first, end } = sentenceAt(text, at);
  return range(first, Math.min(end, first + LONGEST_LOOKED_AT)).some((index) =>
    isIn(text, figure, index),
  );
}

const isIn = ({ words }: Text, figure: Figure, index: number): boolean =>
  has(lexicon().figures[figure], words[index]);

const isOne = ({ words }: Text, group: Group, index: number): boolean =>
  has(lexicon().groups[group], words[index]);

const has = (numbers: ReadonlySet<number>, word: Word | undefined): boolean =>
  word !== undefined && numbers.has(word.number);

import { allTellings, isUnlawfulWish, type UnlawfulWish } from '@app/knowledge/examples/tellings';
import { isAttack } from '@app/knowledge/incidents';
import { type IncidentId, isDanger } from '@app/knowledge/threats';
import { fold } from '../letters.ts';
import type { Mention } from '../phrases-at.ts';
import { mentionsOf, type Reading } from '../reading.ts';
import { type Features, featuresOf } from './letter-groups.ts';
import {
  type Classifier,
  classifierOf,
  learnModel,
  type Model,
  scaled,
  type Vocabulary,
  vocabularyOf,
} from './logistic-regression.ts';

/** What a sentence tells of, as likely as the tellings that it is like say. */
interface ToldBy<What> {
  readonly of: What;
  /** Above 0, at most 1. */
  readonly probability: number;
  /** Words of the sentence, from `first` up to `end` of the text. */
  readonly first: number;
  readonly end: number;
}
export interface ToldIncident extends ToldBy<IncidentId> {
  /** How likely it is that the sentence tells of any attack on people, whichever. */
  readonly attack: number;
}
export type ToldWish = ToldBy<UnlawfulWish>;

/** Two, because what is done and what is wished can be told in one sentence. */
export interface Learned {
  readonly vocabulary: Vocabulary;
  readonly incidents: Model<IncidentId | 'nothing'>;
  readonly wishes: Model<UnlawfulWish | 'other'>;
}
interface Classifiers {
  readonly incidents: Classifier<IncidentId | 'nothing'>;
  readonly wishes: Classifier<UnlawfulWish | 'other'>;
}

/** One for a process: it is the same for all texts. */
let classifiers: Classifiers | undefined;
let learning: Generator<void, Learned> | undefined;

function* learn(): Generator<void, Learned> {
  const tellings = allTellings();
  const features: Features[] = [];
  for (const { text } of tellings) {
    features.push(featuresOf(fold(text)));
    if (features.length % 500 === 0) yield;
  }
  const vocabulary = vocabularyOf(features);
  yield;
  const texts = scaled(features, vocabulary);
  yield;
  const incidents = tellings.map(({ of }) => (isUnlawfulWish(of) ? undefined : of));
  const wishes = tellings.map(({ of }) => (isUnlawfulWish(of) ? of : 'other'));
  return {
    vocabulary,
    incidents: yield* learnModel(incidents, texts, vocabulary),
    wishes: yield* learnModel(wishes, texts, vocabulary),
  };
}

/** Takes what another process has learnt from the same tellings. */
export function recall({ vocabulary, incidents, wishes }: Learned): Classifiers {
  classifiers = {
    incidents: classifierOf(incidents, vocabulary),
    wishes: classifierOf(wishes, vocabulary),
  };
  return classifiers;
}

/** Learns a little. @returns all of it once there is no more to learn */
function learnSome(): Learned | undefined {
  learning ??= learn();
  const step = learning.next();
  if (!step.done) return undefined;
  recall(step.value);
  learning = undefined;
  return step.value;
}

/** The first text waits for what is still to be learnt. */
function allLearned(): Classifiers {
  while (!classifiers) learnSome();
  return classifiers;
}

/**
 * Learns a few milliseconds at a time, so that others can work in between and the first text need not wait.
 * @returns what was learnt; undefined when a text came before the end, and had to wait for it
 */
export function* learnAhead(): Generator<void, Learned | undefined> {
  while (!classifiers) {
    const learned = learnSome();
    if (learned) return learned;
    yield;
  }
  return undefined;
}

/** What is less likely is not worth asking about. */
const LEAST = 0.07;
const LEAST_WORDS = 3;
/** The longest field is shorter; beyond, nothing is told that was not told before. */
const MOST_WORDS = 1500;
const MOST_SENTENCES = 60;
/** After a denial: "no threats to kill". */
const DENIED_WORDS = 3;

/** What the sentences of a text tell of and wish, and what all of it does. */
export function toldIn(reading: Reading): {
  readonly incidents: readonly ToldIncident[];
  readonly wishes: readonly ToldWish[];
} {
  const { text, words, notMeant } = reading;
  const denials = mentionsOf(reading, 'denial');
  const before = mentionsOf(reading, 'before').filter(isRead);
  const read = words.slice(0, MOST_WORDS);
  const unsaid = new Set([
    ...notMeant.filter(isRead).flatMap(({ first, end }) => indexes(first, end)),
    // "Nobody was killed" is like the tellings of murders.
    ...denials.filter(isRead).flatMap(({ first, end }) => indexes(first, end + DENIED_WORDS)),
  ]);
  const saidFrom = (first: number, end: number) =>
    read
      .slice(first, end)
      .filter((_, index) => !unsaid.has(first + index))
      .map(({ start, end: after }) => text.slice(start, after));
  const sentences = reading.sentences.all
    .slice(0, MOST_SENTENCES)
    .filter(isRead)
    .map(({ first, end }) => ({ first, end: Math.min(end, read.length) }));
  const all = { first: 0, end: read.length };
  const incidents: ToldIncident[] = [];
  const wishes: ToldWish[] = [];
  for (const { first, end } of sentences.length > 1 ? [...sentences, all] : sentences) {
    const said = saidFrom(first, end);
    if (said.length < LEAST_WORDS) continue;
    const features = featuresOf(said.join(' '));
    const here: ToldIncident[] = [];
    const guesses = allLearned().incidents(features);
    const attack = guesses.reduce(
      (sum, { label, probability }) =>
        label !== 'nothing' && isAttack(label) ? sum + probability : sum,
      0,
    );
    for (const { label, probability } of guesses) {
      if (probability < LEAST) break;
      if (label !== 'nothing') here.push({ of: label, probability, attack, first, end });
    }
    incidents.push(...here);
    const [wish] = allLearned().wishes(features);
    if (!wish || wish.label === 'other' || wish.probability < sureWish(said.length)) continue;
    const cues = before.filter((cue) => first <= cue.first && cue.end <= end).map(({ id }) => id);
    const isMeant =
      !cues.includes('refused') &&
      // Who tells of a shooting wishes none, whatever other sentences tell.
      !(
        wish.label === 'wants-shooting' &&
        here.some((one) => isDanger(one.of) && isSurelyTold(one, false))
      ) &&
      (NAMED[wish.label]?.test(said.join(' ')) ?? true) &&
      !(
        wish.label === 'wants-unregistered-guards' &&
        REGISTERED.test(said.join(' ')) &&
        !cues.includes('absent')
      );
    if (isMeant) wishes.push({ of: wish.label, probability: wish.probability, first, end });
  }
  return { incidents, wishes };
}

/** "Security is a problem" is too little to refuse by law what was not asked for. */
const sureWish = (words: number): number => (words < FEW_WORDS ? SURE.shortWish : SURE.wish);
const FEW_WORDS = 6;

/**
 * Nobody wishes it without a word for it: "must I pay, who can protect us" and "someone tried the door handle"
 * are only like such wishes.
 */
const NAMED: Readonly<Partial<Record<UnlawfulWish, RegExp>>> = {
  'wants-shooting':
    /sho[ot]|gun|pistol|rifle|fire|weapon|bullet|ammo|kill|hurt|skiet|skoot|geweer|pistool|wapen|dood|dubul|bhamu|bulal/,
  'wants-live-metal':
    /ele[ck]tr|sho[ck]|skok|volt|live|current|power|mains|amps|krag|stroom|gesi|wire|draad|spark|zap|plug|220|fry|burn/,
  'wants-secret-sound':
    /hid|secret|know|notic|listen|hear|sound|audio|voice|mic|bug|spy|talk|say|said|conversation|call|toilet|bath|change|shower|ladies|steek|geheim|skelm|luister|hoor|klank|gesprek|praat|sê|weet|fihl|gases|lalel|zwa|khulum|azi/,
};

/** Guards with papers are lawful, unless they are said to have none. */
const REGISTERED = /\b(psira|registered|geregistreer\w*|\w*bhalisi\w*)\b/;

const isRead = ({ first }: Pick<Mention, 'first'>): boolean => first < MOST_WORDS;

const indexes = (first: number, end: number): readonly number[] =>
  Array.from({ length: end - first }, (_, index) => first + index);

/**
 * Less is asked about instead of said. Chosen by four-fold cross-validation over the tellings, those that are
 * alike in one fold: of what is named from `other` on, four in five are right, and two in three of what only
 * just reaches it; where `anyAttack` is reached, seven in ten tell of an attack. `npm run bench:reports` measures.
 */
const SURE = {
  danger: 0.2,
  attack: 0.35,
  anyAttack: 0.45,
  other: 0.5,
  besidePhrases: 0.7,
  wish: 0.4,
  shortWish: 0.6,
};

/**
 * Whether a report may say so. An attack on people is said where some attack is likelier than none; which one is
 * told may be less sure. Where phrases say what happened, likeness has to be surer to say more.
 */
export function isSurelyTold(
  { of, probability, attack }: Pick<ToldIncident, 'of' | 'probability' | 'attack'>,
  besidePhrases: boolean,
): boolean {
  if (besidePhrases) return probability >= SURE.besidePhrases;
  if (!isAttack(of)) return probability >= SURE.other;
  return attack >= SURE.anyAttack && probability >= (isDanger(of) ? SURE.danger : SURE.attack);
}

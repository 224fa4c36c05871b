import { FEATURES, type Features } from './letter-groups.ts';

/** What a text may be, with the probability of it. */
export interface Guess<Label> {
  readonly label: Label;
  /** Above 0, at most 1; those of a text add up to 1. */
  readonly probability: number;
}

/** The features that at least two examples have: another tells nothing of other texts. */
export interface Vocabulary {
  /** By the number of a feature, its row; NO_ROW where it has none. */
  readonly rows: Uint16Array;
  /** The inverse document frequency of each row. */
  readonly rarity: Float32Array;
  /** That of a feature without a row. */
  readonly unknown: number;
}

/** What was learnt: a row for each feature of the vocabulary, with the weight of each label. */
export interface Model<Label> {
  readonly labels: readonly Label[];
  /** As parts of `unit`, a quarter of the memory that floating-point numbers take. */
  readonly weights: Int8Array;
  readonly unit: number;
}

/** Every label for the features of a text, the likeliest first. */
export type Classifier<Label> = (features: Features) => readonly Guess<Label>[];

/** The features of texts that the vocabulary has, one text after the other. */
export interface Scaled {
  readonly rows: Uint16Array;
  /** The squares of those of a text add up to 1, or less in a short one or one with unknown features. */
  readonly values: Float32Array;
  /** Of each text, the place behind its last feature. */
  readonly ends: Uint32Array;
}

// Chosen by four-fold cross-validation over the tellings.
const PASSES = 2;
/** Of the gradient, falling in a straight line from the first to the last step. */
const FIRST_STEP = 13;
const LAST_STEP = 1;
/** Of each example, the share that the other labels get: it keeps the probabilities honest. */
const SMOOTHING = 0.1;
/** That of a telling of average length: a shorter text says too little to be as sure. */
const LEAST_LENGTH = 38;
/** Some five milliseconds. */
const STEPS_AT_ONCE = 200;
/** A smaller error changes nothing worth the time. */
const LEAST_ERROR = 0.02;
const NO_ROW = 2 ** 16 - 1;
const MOST_PARTS = 127;

/** @throws RangeError for more features than rows can number */
export function vocabularyOf(texts: readonly Features[]): Vocabulary {
  const having = new Uint16Array(FEATURES);
  for (const { numbers } of texts) for (const number of numbers) (having[number] as number) += 1;
  const rows = new Uint16Array(FEATURES).fill(NO_ROW);
  const rarityOf = (count: number) => Math.log((1 + texts.length) / (1 + count));
  const rarity: number[] = [];
  for (const [number, count] of having.entries()) {
    if (count < 2) continue;
    if (rarity.length === NO_ROW) throw new RangeError('There are too many features to number.');
    rows[number] = rarity.push(rarityOf(count)) - 1;
  }
  return { rows, rarity: Float32Array.from(rarity), unknown: rarityOf(1) };
}

/**
 * Multinomial logistic regression, learnt by stochastic gradient descent from examples in a fixed random
 * order, with features weighted by inverse document frequency and texts brought to one length. A word
 * that no example has makes a text longer, and so all that is said of it less sure. It pauses every few
 * milliseconds, so that whoever learns may let others work.
 */
export function* learnModel<Label>(
  /** Of each text; undefined for one that is left out. */
  labelled: readonly (Label | undefined)[],
  texts: Scaled,
  vocabulary: Vocabulary,
): Generator<void, Model<Label>> {
  const labels = [...new Set(labelled)].filter((label) => label !== undefined);
  const weights = yield* learn(labelled, labels, texts, vocabulary);
  let largest = 0;
  for (let at = 0; at < weights.length; at += 1) {
    largest = Math.max(largest, Math.abs(weights[at] as number));
  }
  const unit = largest / MOST_PARTS || 1;
  const parts = new Int8Array(weights.length);
  for (let at = 0; at < parts.length; at += 1) {
    parts[at] = Math.round((weights[at] as number) / unit);
  }
  return { labels, unit, weights: parts };
}

export const classifierOf =
  <Label>({ labels, weights, unit }: Model<Label>, vocabulary: Vocabulary): Classifier<Label> =>
  (features) => {
    const text = scaled([features], vocabulary);
    const probabilities = new Float64Array(labels.length);
    writeProbabilities(text, 0, weights, unit, probabilities);
    return labels
      .map((label, index) => ({ label, probability: probabilities[index] ?? 0 }))
      .sort((one, other) => other.probability - one.probability);
  };

export function scaled(texts: readonly Features[], vocabulary: Vocabulary): Scaled {
  const most = texts.reduce((sum, { numbers }) => sum + numbers.length, 0);
  const rows = new Uint16Array(most);
  const values = new Float32Array(most);
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (const [text, { numbers, weights }] of texts.entries()) {
    const start = end;
    let squares = 0;
    for (let index = 0; index < numbers.length; index += 1) {
      const row = vocabulary.rows[numbers[index] as number] as number;
      const rarity = row === NO_ROW ? vocabulary.unknown : (vocabulary.rarity[row] as number);
      const value = (weights[index] as number) * rarity;
      squares += value * value;
      if (row === NO_ROW) continue;
      rows[end] = row;
      values[end] = value;
      end += 1;
    }
    const length = Math.max(LEAST_LENGTH, Math.sqrt(squares));
    for (let at = start; at < end; at += 1) (values[at] as number) /= length;
    ends[text] = end;
  }
  return { rows, values, ends };
}

/** Writes the probability of each label into `into`; `weights` has a row for each feature, in parts of `unit`. */
function writeProbabilities(
  { rows, values, ends }: Scaled,
  text: number,
  weights: Float32Array | Int8Array,
  unit: number,
  into: Float64Array,
): void {
  const count = into.length;
  into.fill(0);
  const end = ends[text] as number;
  for (let index = ends[text - 1] ?? 0; index < end; index += 1) {
    const start = (rows[index] as number) * count;
    const value = (values[index] as number) * unit;
    for (let label = 0; label < count; label += 1) {
      (into[label] as number) += value * (weights[start + label] as number);
    }
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < count; label += 1) most = Math.max(most, into[label] as number);
  let sum = 0;
  for (let label = 0; label < count; label += 1) {
    const power = Math.exp((into[label] as number) - most);
    into[label] = power;
    sum += power;
  }
  for (let label = 0; label < count; label += 1) (into[label] as number) /= sum;
}

function* learn<Label>(
  labelled: readonly (Label | undefined)[],
  labels: readonly Label[],
  texts: Scaled,
  vocabulary: Vocabulary,
): Generator<void, Float32Array> {
  const count = labels.length;
  const columns = new Map(labels.map((label, column) => [label, column]));
  const own = labelled.map((label) => (label === undefined ? -1 : (columns.get(label) ?? -1)));
  const weights = new Float32Array(vocabulary.rarity.length * count);
  const errors = new Float64Array(count);
  const order = Uint32Array.from(own.keys()).filter((index) => own[index] !== -1);
  const random = randomNumbers();
  const steps = PASSES * order.length;
  let step = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffle(order, random);
    for (const index of order) {
      const size = FIRST_STEP + ((LAST_STEP - FIRST_STEP) * step) / steps;
      learnText(texts, index, own[index] as number, size, weights, errors);
      step += 1;
      if (step % STEPS_AT_ONCE === 0) yield;
    }
  }
  return weights;
}

/** The labels that a text has too much or too little of; reused, because there are tens of thousands of texts. */
const wrong: number[] = [];

/** One step of the descent, in place. */
function learnText(
  texts: Scaled,
  text: number,
  own: number,
  size: number,
  weights: Float32Array,
  errors: Float64Array,
): void {
  const count = errors.length;
  writeProbabilities(texts, text, weights, 1, errors);
  wrong.length = 0;
  for (let label = 0; label < count; label += 1) {
    const meant = (label === own ? 1 - SMOOTHING : 0) + SMOOTHING / count;
    const error = meant - (errors[label] as number);
    errors[label] = error * size;
    if (Math.abs(error) > LEAST_ERROR) wrong.push(label);
  }
  const { rows, values, ends } = texts;
  const end = ends[text] as number;
  for (let index = ends[text - 1] ?? 0; index < end; index += 1) {
    const start = (rows[index] as number) * count;
    const share = values[index] as number;
    for (const label of wrong) {
      (weights[start + label] as number) += share * (errors[label] as number);
    }
  }
}

/** Fisher and Yates. */
function shuffle(order: Uint32Array, random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}

/** Numbers from 0 up to 1, the same in each process: a text is read alike everywhere. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x80_00_00_00;
  };
}

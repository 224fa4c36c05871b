import { FEATURES, type Features } from './letter-groups.ts';

/** What a text may be, with the probability of it. */
export interface Guess<Label> {
  readonly label: Label;
  /** Above 0, at most 1; those of a text add up to 1. */
  readonly probability: number;
}

/** What was learnt. `weights` has a row for each feature, with the weight of each label. */
export interface Model<Label> {
  readonly labels: readonly Label[];
  readonly rarity: Float32Array;
  readonly weights: Float32Array;
}

/** Every label for the features of a text, the likeliest first. */
export type Classifier<Label> = (features: Features) => readonly Guess<Label>[];

interface Example<Label> {
  readonly label: Label;
  readonly features: Features;
}

// Chosen by four-fold cross-validation over the tellings.
const PASSES = 2;
/** Of the gradient, falling in a straight line from the first to the last step. */
const FIRST_STEP = 10;
const LAST_STEP = 1;
/** Of each example, the share that the other labels get: it keeps the probabilities honest. */
const SMOOTHING = 0.1;
/** That of a telling of average length: a shorter text says too little to be as sure. */
const LEAST_LENGTH = 42;
/** Some five milliseconds. */
const STEPS_AT_ONCE = 100;
/** A smaller error changes nothing worth the time. */
const LEAST_ERROR = 0.005;

/**
 * Multinomial logistic regression, learnt by stochastic gradient descent from examples in a fixed random
 * order, with features weighted by inverse document frequency and texts brought to one length. A word
 * that no example has makes a text longer, and so all that is said of it less sure. It pauses every few
 * milliseconds, so that whoever learns may let others work.
 */
export function* learnModel<Label>(
  examples: readonly Example<Label>[],
): Generator<void, Model<Label>> {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const rarity = rarityIn(examples);
  return { labels, rarity, weights: yield* learn(examples, labels, rarity) };
}

export const classifierOf =
  <Label>({ labels, rarity, weights }: Model<Label>): Classifier<Label> =>
  (features) => {
    const probabilities = probabilitiesOf(
      features.numbers,
      scaled(features, rarity),
      weights,
      new Float64Array(labels.length),
    );
    return labels
      .map((label, index) => ({ label, probability: probabilities[index] ?? 0 }))
      .sort((one, other) => other.probability - one.probability);
  };

/** The inverse document frequency of each feature. */
function rarityIn(examples: readonly Example<unknown>[]): Float32Array {
  const having = new Float32Array(FEATURES);
  for (const { features } of examples) {
    for (const feature of features.numbers) having[feature] = (having[feature] ?? 0) + 1;
  }
  return having.map((texts) => Math.log((1 + examples.length) / (1 + texts)));
}

/** The weights of a text's features, so that their squares add up to 1, or less in a short text. */
function scaled({ numbers, weights }: Features, rarity: Float32Array): Float32Array {
  const values = new Float32Array(numbers.length);
  let squares = 0;
  for (let index = 0; index < numbers.length; index += 1) {
    const value = (weights[index] ?? 0) * (rarity[numbers[index] ?? 0] ?? 0);
    values[index] = value;
    squares += value * value;
  }
  const length = Math.max(LEAST_LENGTH, Math.sqrt(squares));
  return values.map((value) => value / length);
}

/** Writes the probability of each label into `into`; `weights` has a row for each feature. */
function probabilitiesOf(
  numbers: Uint32Array,
  values: Float32Array,
  weights: Float32Array,
  into: Float64Array,
): Float64Array {
  const count = into.length;
  into.fill(0);
  for (let index = 0; index < numbers.length; index += 1) {
    const row = (numbers[index] ?? 0) * count;
    const value = values[index] ?? 0;
    for (let label = 0; label < count; label += 1) {
      into[label] = (into[label] ?? 0) + value * (weights[row + label] ?? 0);
    }
  }
  let most = Number.NEGATIVE_INFINITY;
  for (const score of into) most = Math.max(most, score);
  let sum = 0;
  for (let label = 0; label < count; label += 1) {
    const power = Math.exp((into[label] ?? 0) - most);
    into[label] = power;
    sum += power;
  }
  for (let label = 0; label < count; label += 1) into[label] = (into[label] ?? 0) / sum;
  return into;
}

function* learn<Label>(
  examples: readonly Example<Label>[],
  labels: readonly Label[],
  rarity: Float32Array,
): Generator<void, Float32Array> {
  const count = labels.length;
  const columns = new Map(labels.map((label, column) => [label, column]));
  const values = examples.map(({ features }) => scaled(features, rarity));
  const weights = new Float32Array(FEATURES * count);
  const errors = new Float64Array(count);
  const wrong: number[] = [];
  const order = Uint32Array.from(examples, (_, index) => index);
  const random = randomNumbers();
  const steps = PASSES * order.length;
  let step = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffle(order, random);
    for (const index of order) {
      const size = FIRST_STEP + ((LAST_STEP - FIRST_STEP) * step) / steps;
      step += 1;
      if (step % STEPS_AT_ONCE === 0) yield;
      const example = examples[index];
      const value = values[index];
      if (!example || !value) continue;
      const { numbers } = example.features;
      probabilitiesOf(numbers, value, weights, errors);
      const own = columns.get(example.label);
      wrong.length = 0;
      for (let label = 0; label < count; label += 1) {
        const meant = (label === own ? 1 - SMOOTHING : 0) + SMOOTHING / count;
        const error = meant - (errors[label] ?? 0);
        errors[label] = error * size;
        if (Math.abs(error) > LEAST_ERROR) wrong.push(label);
      }
      for (let at = 0; at < numbers.length; at += 1) {
        const row = (numbers[at] ?? 0) * count;
        const share = value[at] ?? 0;
        for (const label of wrong) {
          weights[row + label] = (weights[row + label] ?? 0) + share * (errors[label] ?? 0);
        }
      }
    }
  }
  return weights;
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

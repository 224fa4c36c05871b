import { FEATURES, type Features } from './letter-groups.ts';

/** What a text may be, with the probability of it. */
export interface Guess<Label> {
  readonly label: Label;
  /** Above 0, at most 1; those of a text add up to 1. */
  readonly probability: number;
}

/** Every label for the features of a text, the likeliest first. */
export type Classifier<Label> = (features: Features) => readonly Guess<Label>[];

/** Chosen by four-fold cross-validation over the tellings, as is `SHARPNESS`. */
const SMOOTHING = 0.3;
/** Turns scores into probabilities; larger is surer of itself. */
const SHARPNESS = 13;
/** That of about six words: a shorter text says too little to be as sure. */
const LEAST_LENGTH = 6;

/**
 * Complement naive Bayes: learns for each label which features the examples of all other labels have, with
 * features weighted by inverse document frequency and texts brought to one length. Rennie, Shih, Teevan
 * and Karger, "Tackling the poor assumptions of naive Bayes text classifiers", ICML 2003, section 4.
 */
export function classifierOf<Label>(
  examples: readonly { readonly label: Label; readonly features: Features }[],
): Classifier<Label> {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const count = labels.length;
  const weights = learn(examples, labels);
  return ({ numbers, weights: counted }) => {
    const scores = new Float64Array(count);
    let squares = 0;
    for (let index = 0; index < numbers.length; index += 1) {
      const weight = counted[index] ?? 0;
      const row = (numbers[index] ?? 0) * count;
      for (let label = 0; label < count; label += 1) {
        scores[label] = (scores[label] ?? 0) + weight * (weights[row + label] ?? 0);
      }
      squares += weight * weight;
    }
    return probabilities(labels, scores, SHARPNESS / Math.max(LEAST_LENGTH, Math.sqrt(squares)));
  };
}

function probabilities<Label>(
  labels: readonly Label[],
  scores: Float64Array,
  scale: number,
): readonly Guess<Label>[] {
  const most = scores.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp((score - most) * scale));
  const sum = powers.reduce((one, other) => one + other, 0);
  return labels
    .map((label, index) => ({ label, probability: (powers[index] ?? 0) / sum }))
    .sort((one, other) => other.probability - one.probability);
}

/** The weight of each feature for each label, row by row of the features; 0 for what no example has. */
function learn<Label>(
  examples: readonly { readonly label: Label; readonly features: Features }[],
  labels: readonly Label[],
): Float32Array {
  const count = labels.length;
  const columns = new Map(labels.map((label, column) => [label, column]));
  const having = new Float64Array(FEATURES);
  for (const { features } of examples) {
    for (const feature of features.numbers) having[feature] = (having[feature] ?? 0) + 1;
  }
  const rarity = having.map((texts) => Math.log((1 + examples.length) / (1 + texts)));
  const own = new Float32Array(FEATURES * count);
  const all = new Float64Array(FEATURES);
  const ownSums = new Float64Array(count);
  let sum = 0;
  for (const { label, features } of examples) {
    const column = columns.get(label) ?? 0;
    const { numbers, weights } = features;
    let squares = 0;
    for (let index = 0; index < numbers.length; index += 1) {
      squares += ((weights[index] ?? 0) * (rarity[numbers[index] ?? 0] ?? 0)) ** 2;
    }
    const length = Math.sqrt(squares || 1);
    for (let index = 0; index < numbers.length; index += 1) {
      const feature = numbers[index] ?? 0;
      const share = ((weights[index] ?? 0) * (rarity[feature] ?? 0)) / length;
      const at = feature * count + column;
      own[at] = (own[at] ?? 0) + share;
      all[feature] = (all[feature] ?? 0) + share;
      ownSums[column] = (ownSums[column] ?? 0) + share;
      sum += share;
    }
  }
  const known = having.reduce((some, texts) => some + Number(texts > 0), 0);
  const others = ownSums.map((ownSum) => Math.log(sum - ownSum + SMOOTHING * known));
  for (let feature = 0; feature < FEATURES; feature += 1) {
    if (!having[feature]) continue;
    const row = feature * count;
    const everywhere = all[feature] ?? 0;
    // Most labels have no example with it, so one logarithm serves them.
    const elsewhere = Math.log(Math.max(0, everywhere) + SMOOTHING);
    for (let label = 0; label < count; label += 1) {
      const here = own[row + label] ?? 0;
      const log = here === 0 ? elsewhere : Math.log(Math.max(0, everywhere - here) + SMOOTHING);
      own[row + label] = (others[label] ?? 0) - log;
    }
  }
  return own;
}

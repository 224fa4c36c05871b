/**
 * Weights of a match. A query word adds its grade, so a product with more whole-word matches comes
 * first whatever the fields are. Then the lower digits decide: matches in the name or SKU rather
 * than only in the category, and words that are next to each other.
 */
export const FUZZY = 1;
export const PREFIX = 2;
export const WHOLE_WORD = 3;
export type Grade = typeof FUZZY | typeof PREFIX | typeof WHOLE_WORD;

/** Words of a query that count; later ones are ignored. Keeps a weight within 16 bits. */
export const QUERY_WORDS = 32;
const GRADE_STEP = 128;

/** Weight of one query word that matches with this grade, in the name or SKU (1) or not (0). */
export const matchWeight = (grade: Grade, inNameOrSku: number): number =>
  grade * GRADE_STEP + inNameOrSku;

/** Weight of a match that covers several query words at once, such as "4 mp" in "4MP". */
export const joinedWeight = (weight: number, words: number): number => weight * words + words - 1;

/** Above every weight that words can add up to. */
export const SKU_PREFIX_WEIGHT = QUERY_WORDS * (matchWeight(WHOLE_WORD, 1) + 1);
export const SKU_EXACT_WEIGHT = SKU_PREFIX_WEIGHT + 1;

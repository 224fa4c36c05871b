/**
 * Weights of a match. A query word adds its grade, so a product with more whole-word matches comes first.
 * Then the fields count: what a product is, by the noun of its category, before what its name says,
 * before what else its category says, before what it is for.
 */
export const INSIDE = 1;
export const PREFIX = 2;
export const WHOLE_WORD = 3;
export type Grade = typeof INSIDE | typeof PREFIX | typeof WHOLE_WORD;

/** Where a term is in a product; a sum of these. A product that is only for such a thing has 0. */
export const IN_CATEGORY = 1;
export const IN_NAME = 2;
/** In place of `IN_CATEGORY`: the term is what products of the category are. */
export const IS_CATEGORY = 4;
export const FIELD_BITS = 3;
export const FIELDS = (1 << FIELD_BITS) - 1;

/** Words of a query that count; later ones are ignored. Keeps the fields of all below one grade. */
export const QUERY_WORDS = 16;
const GRADE_STEP = 128;

/** Weight of one query word that matches with this grade in these fields. */
export const matchWeight = (grade: Grade, fields: number): number => grade * GRADE_STEP + fields;

/** Weight of a match that covers several query words at once, such as "wi fi" in "WiFi". */
export const joinedWeight = (weight: number, words: number): number => weight * words + words - 1;

/** Above every weight that words can add up to. */
export const SKU_PREFIX_WEIGHT = QUERY_WORDS * (matchWeight(WHOLE_WORD, FIELDS) + 1);
export const SKU_EXACT_WEIGHT = SKU_PREFIX_WEIGHT + 1;

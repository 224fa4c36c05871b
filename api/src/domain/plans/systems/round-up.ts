/** Rounds up to whole pieces. 120 × 6 × 1.1 is 792.0000000000001 in binary, and 792 here. */
export const roundUp = (value: number): number => Math.ceil(Number(value.toFixed(6)));

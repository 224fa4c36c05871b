/** Up to a whole number, not counting the noise that a division leaves in the last digits. */
export const wholeUp = (value: number): number => Math.ceil(value - 1e-9);

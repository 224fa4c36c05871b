/** What the rules for signs take for granted. Our planning values. */
export const signValues = { hoursPerSign: 0.1 } as const;

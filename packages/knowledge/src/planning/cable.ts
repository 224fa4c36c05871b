/** How much cable runs take; M is metres. */
export const cableValues = {
  /** From a device to the equipment. */
  averageRunM: { home: 25, commercial: 45 },
  /** Slack, height and waste. */
  wasteFactor: 1.15,
  /** Of a box whose product does not say. */
  boxM: 305,
  /** Shorter pieces are patch leads. */
  leastDrumM: 100,
  /** Copper network cable. */
  longestCopperRunM: 100,
} as const;

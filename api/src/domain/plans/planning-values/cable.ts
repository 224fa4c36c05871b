/**
 * How much cable runs take. Except where a line names a source, these are our planning values, which
 * an installer may change.
 */
export const cableValues = {
  /** From a device to the equipment. */
  averageRunM: { home: 25, commercial: 45 },
  /** Slack, height and waste; trade guides for structured cabling. */
  wasteFactor: 1.15,
  /** Of a box whose product does not say. */
  boxM: 305,
  /** Shorter pieces are patch leads. */
  leastDrumM: 100,
  /** Copper network cable, TIA-568. */
  longestCopperRunM: 100,
} as const;

/**
 * How many times as useful a control is by what it costs at most, equipment and labour together, VAT
 * included: with the usual budget, and where the visitor speaks of a small one.
 */
export const costFactors = {
  nothing: { usual: 1.25, small: 1.5 },
  /** To be quoted: the cost is not known. */
  quote: { usual: 1, small: 0.7 },
  upTo: [
    { rand: 3_000, usual: 1.1, small: 1.2 },
    { rand: 15_000, usual: 1, small: 0.7 },
  ],
  above: { usual: 0.85, small: 0.4 },
} as const;

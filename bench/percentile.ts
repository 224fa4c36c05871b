/** The figure below which this share of the measured ones stayed; 0.5 is the median. NaN for none. */
export function percentile(measured: readonly number[], share: number): number {
  const sorted = measured.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

export const median = (measured: readonly number[]): number => percentile(measured, 0.5);

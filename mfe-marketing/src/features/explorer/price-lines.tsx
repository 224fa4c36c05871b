import { formatRand } from '@app/contracts/money';
import type { TechnologyPrice } from '@app/contracts/technology-prices';
import type { ReactNode } from 'react';

/** By technology, the first thing on its page that has a price. */
export function priceLines(
  prices: readonly TechnologyPrice[],
): Readonly<Record<string, ReactNode>> {
  const lines: Record<string, ReactNode> = {};
  for (const { technology, label, from } of prices) {
    lines[technology] ??= (
      <>
        {label} from <strong>{formatRand(from)}</strong>
      </>
    );
  }
  return lines;
}

import { COMPARED_LIMIT } from '@app/contracts/comparison';
import type { Product } from '@app/contracts/product';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** Which products the visitor wants to see side by side. */
interface CompareChoice {
  readonly chosen: readonly string[];
  readonly isFull: boolean;
  readonly toggle: (product: Pick<Product, 'sku'>) => void;
  readonly clear: () => void;
}

const Choice = createContext<CompareChoice | undefined>(undefined);

/** Keeps the choice while the visitor searches and turns pages. */
export function CompareChoiceProvider({ children }: { readonly children: ReactNode }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choice = useMemo(
    (): CompareChoice => ({
      chosen,
      isFull: chosen.length >= COMPARED_LIMIT,
      toggle: ({ sku }) =>
        setChosen((before) =>
          before.includes(sku) ? before.filter((other) => other !== sku) : [...before, sku],
        ),
      clear: () => setChosen([]),
    }),
    [chosen],
  );
  return <Choice value={choice}>{children}</Choice>;
}

export function useCompareChoice(): CompareChoice {
  const choice = use(Choice);
  if (!choice) throw new Error('A comparison is chosen inside of CompareChoiceProvider');
  return choice;
}

import type { Product } from '@app/contracts/product';
import { Checkbox } from '@app/ui/checkbox';
import css from './compare-box.module.css';
import { useCompareChoice } from './compare-choice.tsx';

/** Id of the form that shows the chosen products side by side, also without scripts. */
export const COMPARE_FORM = 'compare';

/** Adds a product to the comparison, or takes it away. */
export function CompareBox({ product }: { readonly product: Product }) {
  const { chosen, isFull, toggle } = useCompareChoice();
  const checked = chosen.includes(product.sku);
  return (
    <div className={css.box} data-print="hide">
      <Checkbox
        name="compare"
        value={product.sku}
        form={COMPARE_FORM}
        checked={checked}
        disabled={isFull && !checked}
        onChange={() => toggle(product)}
        aria-label={`Compare: ${product.name}`}
        label="Compare"
      />
    </div>
  );
}

import { formatRand } from '@app/contracts/money';
import type { OrderSummary } from '@app/contracts/order-summary';
import css from './order-details.module.css';

/** An order as it was received, on screen and in print. */
export function OrderDetails({ order }: { readonly order: OrderSummary }) {
  const { lines, total, vat, includeInstallEstimate } = order;
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Qty</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.sku}>
              <th scope="row">
                {line.name}
                <span className={css.sku}>{`SKU: ${line.sku}`}</span>{' '}
                <span className={css.sku}>{`${formatRand(line.price)} each`}</span>
              </th>
              <td>{line.quantity}</td>
              <td>{formatRand(line.lineTotal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td>{formatRand(total)}</td>
          </tr>
          <tr className={css.vat}>
            <th scope="row" colSpan={2}>
              includes VAT of
            </th>
            <td>{formatRand(vat)}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        {includeInstallEstimate
          ? 'You asked for an install estimate.'
          : 'You did not ask for an install estimate.'}
      </p>
    </>
  );
}

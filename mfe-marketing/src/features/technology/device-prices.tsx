import { formatRand } from '@app/contracts/money';
import type { TechnologyPrice } from '@app/contracts/technology-prices';
import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import css from './device-prices.module.css';

/** What the drawn devices cost; each line leads to a search of the price list that finds them. */
export function DevicePrices({ prices }: { readonly prices: readonly TechnologyPrice[] }) {
  if (prices.length === 0) return null;
  return (
    <section className={css.prices} aria-label="Prices">
      <ul>
        {prices.map(({ label, search, from }) => (
          <li key={label}>
            <Link to={`${paths.priceList}?${new URLSearchParams({ q: search })}`}>
              {label} <span>from {formatRand(from)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>Prices from our price list, VAT included.</p>
    </section>
  );
}

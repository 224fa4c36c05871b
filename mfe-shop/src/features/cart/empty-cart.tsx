import { cartTexts } from '@app/contracts/order';
import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { ArrowRightIcon } from '@app/ui/icons/arrow-right';
import { Ways } from '@app/ui/ways';
import { EmptyBasket } from './empty-basket.tsx';
import css from './empty-cart.module.css';

/** @param loaded false until the stored cart is read; the space is kept until then. */
export const EmptyCart = ({ loaded }: { readonly loaded: boolean }) => (
  <div className={css.empty} data-state={loaded ? 'loaded' : 'loading'}>
    <EmptyBasket />
    <div className={css.words}>
      <p className={css.title}>{cartTexts.empty}</p>
      <p>Add products from the price list. We confirm your order before anything is charged.</p>
      <Ways>
        <li>
          <Link to={paths.securityPlan}>
            Not sure what you need? Security Plan
            <ArrowRightIcon />
          </Link>
        </li>
      </Ways>
    </div>
  </div>
);

import { cartTexts } from '@app/contracts/order';
import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { ArrowRightIcon } from '@app/ui/icons/arrow-right';
import { Miniature } from '@app/ui/miniature';
import { Brackets, Dot, Ground, Hidden, Room, Thin } from '@app/ui/miniature-marks';
import { Ways } from '@app/ui/ways';
import css from './empty-cart.module.css';

/** @param loaded false until the stored cart is read; the space is kept until then. */
export const EmptyCart = ({ loaded }: { readonly loaded: boolean }) => (
  <div className={css.empty} data-state={loaded ? 'loaded' : 'loading'}>
    <div className={css.beside}>
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
  </div>
);

const EmptyBasket = () => (
  <Miniature label="Elevation: an empty basket; the place for the first product is framed.">
    <Ground y={148} />
    <Room d="M71 62H249L227 147H93z" />
    <Thin d="M78 90H242M85 118H235M126 62v85M194 62v85" />
    <path d="M70 60 92 148H228L250 60" />
    <path d="M64 60H256" strokeWidth="3" />
    <Hidden d="M96 28h34v18H96zM130 33h10v8h-10zM180 24h26v26h-26zM186 44h14" />
    <Brackets at={[160, 104]} reach={18} />
    <Dot at={[160, 104]} />
  </Miniature>
);

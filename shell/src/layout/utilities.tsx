import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { PhoneIcon } from '@app/ui/icons/phone';
import { SirenIcon } from '@app/ui/icons/siren';
import { useLocation } from 'react-router-dom';
import { CartLink } from './cart-link.tsx';
import css from './utilities.module.css';

/** Phone, urgent help and the cart: in the bar of the header at every width. */
export function Utilities() {
  const { phone } = useSite().company;
  const { pathname } = useLocation();
  return (
    <ul className={css.utilities}>
      <li className={css.phone}>
        <a href={`tel:${phone.dialled}`} aria-label={`Call ${phone.shown}`} className={css.utility}>
          <PhoneIcon />
          <span className={css.number}>{phone.shown}</span>
          <span className={css.call}>Call</span>
        </a>
      </li>
      <li>
        <Link
          to={paths.incident}
          aria-label="Urgent help"
          aria-current={pathname === paths.incident ? 'page' : undefined}
          className={css.urgent}
        >
          <SirenIcon />
          <span>
            Urgent<span className={css.long}> help</span>
          </span>
        </Link>
      </li>
      <li>
        <CartLink />
      </li>
    </ul>
  );
}

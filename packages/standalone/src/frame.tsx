import type { RemoteRoute } from '@app/federation/remote-module';
import { NavLink, useShoppingCart } from '@app/kit';
import { Outlet } from 'react-router-dom';
import css from './frame.module.css';

/** A line with the pages of the remote and the size of the cart, and the page below it. */
export function Frame({
  name,
  pages,
}: {
  readonly name: string;
  readonly pages: readonly Pick<RemoteRoute, 'path'>[];
}) {
  const { itemCount } = useShoppingCart();
  return (
    <>
      <header className={css.bar} data-print="hide">
        <strong>{name}, alone</strong>
        <nav aria-label="Pages of this remote">
          <ul className={css.pages}>
            {pages.map(({ path }) => (
              <li key={path}>
                <NavLink to={path} end>
                  {path}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <span>Cart: {itemCount}</span>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}

import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { Brand } from '@app/ui/brand';
import { buttonProps } from '@app/ui/button';
import { CloseIcon } from '@app/ui/icons/close';
import { MenuIcon } from '@app/ui/icons/menu';
import { PhoneIcon } from '@app/ui/icons/phone';
import { Container } from '@app/ui/layout';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import css from './header.module.css';
import type { MainMenuItem } from './main-menu.ts';
import { NavigationEntry } from './navigation-entry.tsx';
import { Utilities } from './utilities.tsx';

export function Header({ menu }: { readonly menu: readonly MainMenuItem[] }) {
  const { company } = useSite();
  // The key also changes when a link leads to the current page, and the menu has to close then too.
  const { pathname, key } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const [openSubmenu, setOpenSubmenu] = useState<string | null>(null);
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const navId = useId();

  useEffect(() => {
    setMenuOpen(false);
    setOpenSubmenu(null);
  }, [key]);

  useEffect(() => {
    if (!menuOpen || openSubmenu) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setMenuOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [menuOpen, openSubmenu]);

  // The open menu covers the page, so it closes when the focus moves on to the page.
  useEffect(() => {
    if (!menuOpen) return;
    const closeOnLeave = ({ target }: FocusEvent) => {
      if (!header.current?.contains(target as Node)) setMenuOpen(false);
    };
    document.addEventListener('focusin', closeOnLeave);
    return () => document.removeEventListener('focusin', closeOnLeave);
  }, [menuOpen]);

  return (
    <header ref={header} className={css.header} data-print="hide">
      <Container>
        <div className={css.bar}>
          <Link to={paths.home} aria-label={`${company.name}, home`} className={css.brand}>
            <Brand shortName={company.shortName} restOfName={company.restOfName} size="bar" />
          </Link>
          <Utilities />
          <button
            ref={button}
            type="button"
            {...buttonProps({ variant: 'quiet' })}
            className={`${buttonProps({ variant: 'quiet' }).className} ${css.menuButton}`}
            aria-expanded={menuOpen}
            aria-controls={navId}
            onClick={() => setMenuOpen(!menuOpen)}
          >
            {menuOpen ? <CloseIcon /> : <MenuIcon />}
            <span className="visually-hidden">{menuOpen ? 'Close menu' : 'Open menu'}</span>
          </button>
          <nav
            id={navId}
            className={css.nav}
            aria-label="Main"
            data-state={menuOpen ? 'open' : 'closed'}
          >
            <ul className={css.list}>
              {menu.map((item) => (
                <NavigationEntry
                  key={item.href}
                  item={item}
                  pathname={pathname}
                  open={openSubmenu === item.href}
                  onToggle={(open) => setOpenSubmenu(open ? item.href : null)}
                />
              ))}
              <li className={`${css.item} ${css.phone}`}>
                <a href={`tel:${company.phone.dialled}`} className={css.link}>
                  <PhoneIcon />
                  {company.phone.shown}
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </Container>
    </header>
  );
}

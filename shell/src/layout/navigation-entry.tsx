import { Link } from '@app/kit';
import { ChevronDownIcon } from '@app/ui/icons/chevron-down';
import { useEffect, useId, useRef } from 'react';
import css from './header.module.css';
import type { MainMenuItem } from './main-menu.ts';

interface Props {
  readonly item: MainMenuItem;
  readonly pathname: string;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** One entry of the main menu: a link, or a link with a submenu that opens on click or hover. */
export function NavigationEntry(props: Props) {
  const { item, pathname } = props;
  if (item.submenu) return <EntryWithSubmenu {...props} submenu={item.submenu} />;
  return (
    <li className={css.item}>
      <NavigationLink item={item} pathname={pathname} />
    </li>
  );
}

function NavigationLink({ item, pathname }: Pick<Props, 'item' | 'pathname'>) {
  const within = item.section !== undefined && pathname.startsWith(item.section);
  return (
    <Link
      to={item.href}
      className={css.link}
      aria-current={pathname === item.href ? 'page' : within || undefined}
    >
      {item.label}
    </Link>
  );
}

function EntryWithSubmenu({
  item,
  submenu,
  pathname,
  open,
  onToggle,
}: Props & { readonly submenu: readonly MainMenuItem[] }) {
  const submenuId = useId();
  const entry = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // Time at which hovering opened the submenu; null if it was opened otherwise.
  const openedByHover = useRef<number | null>(null);
  const current = [item, ...submenu].some(({ href }) => href === pathname);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!entry.current?.contains(event.target as Node)) onToggle(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Focus inside the submenu would be lost when it closes; focus elsewhere is not moved.
      if (entry.current?.contains(document.activeElement)) toggle.current?.focus();
      onToggle(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, onToggle]);

  return (
    <li
      ref={entry}
      className={css.item}
      data-current={current ? '' : undefined}
      data-state={open ? 'open' : 'closed'}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse' || !isWide() || open) return;
        openedByHover.current = performance.now();
        onToggle(true);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'mouse' || openedByHover.current === null) return;
        openedByHover.current = null;
        onToggle(false);
      }}
      onBlur={(event) => {
        if (isWide() && !event.currentTarget.contains(event.relatedTarget)) onToggle(false);
      }}
    >
      <div className={css.row}>
        <NavigationLink item={item} pathname={pathname} />
        <button
          ref={toggle}
          type="button"
          className={`${css.link} ${css.toggle}`}
          aria-expanded={open}
          aria-controls={submenuId}
          onClick={() => {
            const hovered = openedByHover.current;
            openedByHover.current = null;
            // Hovering has just opened the submenu, which is what this click was meant to do.
            if (hovered !== null && performance.now() - hovered < CLICK_AFTER_HOVER_MS) return;
            onToggle(!open);
          }}
        >
          <span className="visually-hidden">{item.label} submenu</span>
          <ChevronDownIcon />
        </button>
      </div>
      <ul id={submenuId} className={css.submenu}>
        {submenu.map((entry) => (
          <li key={entry.href}>
            <NavigationLink item={entry} pathname={pathname} />
          </li>
        ))}
      </ul>
    </li>
  );
}

const CLICK_AFTER_HOVER_MS = 300;

/** Whether the menu is a bar; the same width as in the style sheet. */
const isWide = () => window.matchMedia('(min-width: 76rem)').matches;

import { EllipsisIcon } from '@app/ui/icons/ellipsis';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './more-menu.module.css';

/** Actions that few need, behind one word. Escape, a choice and a tap elsewhere close it. */
export function MoreMenu({ children }: { readonly children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu;
      const inside = event.target instanceof Node && current?.contains(event.target);
      if (current?.open && !inside) current.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  return (
    <details
      ref={menu}
      className={css.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        // With the keyboard: the focus has left it.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          event.currentTarget.open = false;
      }}
    >
      <summary>
        <EllipsisIcon />
        More
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

import type { MouseEvent } from 'react';
import { cardProps } from '../card/card.tsx';
import css from './contents.module.css';

export interface ContentsProps {
  /** Such as "In this report". */
  readonly title: string;
  /** Headings of the document: their ids and texts. */
  readonly headings: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the sections of a long document, on screen only. A section's heading gets the focus. */
export function Contents({ title, headings }: ContentsProps) {
  return (
    <nav
      {...cardProps({ tone: 'sunken', padding: 'small', className: css.contents })}
      aria-label={title}
      data-print="hide"
    >
      <p className={css.title}>{title}</p>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`} onClick={goTo}>
              {heading.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Following the link would add a history entry, and Back would no longer close the dialog or leave
 * the page of the document.
 */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const heading = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!heading) return;
  event.preventDefault();
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

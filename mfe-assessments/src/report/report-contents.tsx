import type { MouseEvent } from 'react';
import css from './report.module.css';

interface Props {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the sections of a long report. */
export function ReportContents({ sections }: Props) {
  return (
    <nav className={css.contents} aria-label="In this report">
      <p className={css.contentsTitle}>In this report</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goTo}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Following the link would add a history entry, and Back would no longer close the dialog. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const heading = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!heading) return;
  event.preventDefault();
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

import type { ReactNode } from 'react';
import css from './disclosure.module.css';
import { ChevronRightIcon } from './icons.tsx';

export interface DisclosureProps {
  readonly title: ReactNode;
  /** Stands at the right of the title, such as "4 products". */
  readonly count?: ReactNode;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  /** Makes the title a heading of that level. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  readonly children: ReactNode;
}

/** A native `<details>`: works before the script has loaded and is found by the browser's search. */
export function Disclosure(props: DisclosureProps) {
  const { title, count, open, onToggle, headingLevel, children } = props;
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details
      className={css.item}
      open={open}
      onToggle={(event) => {
        // React's own change of `open` also raises the event; that is not the visitor's.
        if (event.currentTarget.open !== open) onToggle(event.currentTarget.open);
      }}
    >
      <summary className={css.summary}>
        <ChevronRightIcon />
        <Title className={css.title}>{title}</Title>
        {count != null && <span className={css.count}>{count}</span>}
      </summary>
      <div className={css.panel}>{children}</div>
    </details>
  );
}

/** Closes the ruled list of disclosures at the top. */
export function DisclosureGroup({ children }: { readonly children: ReactNode }) {
  return <div className={css.group}>{children}</div>;
}

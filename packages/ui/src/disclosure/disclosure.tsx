import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../icons/chevron-right.ts';
import css from './disclosure.module.css';

export interface DisclosureProps {
  readonly title: ReactNode;
  /** Shown to the right of the title, such as "4 products". */
  readonly count?: ReactNode;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  /** Makes the title a heading of that level. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  readonly children: ReactNode;
}

/** A native `<details>`: works before scripts have loaded, and the browser's search opens it. */
export function Disclosure(props: DisclosureProps) {
  const { title, count, open, onToggle, headingLevel, children } = props;
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details
      className={css.item}
      open={open}
      onToggle={(event) => {
        // The event also fires when React changes `open`, which is not a toggle by the visitor.
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

/** A list of disclosures with a line above the first. */
export function DisclosureGroup({ children }: { readonly children: ReactNode }) {
  return <div className={css.group}>{children}</div>;
}

import { buttonProps } from '@app/ui/button';
import { ChevronDownIcon } from '@app/ui/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import css from './folded.module.css';

type Props = Omit<ComponentProps<'details'>, 'className' | 'onToggle'> & {
  /** On the button that opens it. */
  readonly label: ReactNode;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
};

/** What a button folds away above the list, without scripts too. */
export function Folded({ label, onOpen, children, ...details }: Props) {
  return (
    <details
      className={css.folded}
      data-print="hide"
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
      {...details}
    >
      <summary {...buttonProps()}>
        {label}
        <ChevronDownIcon />
      </summary>
      {children}
    </details>
  );
}

import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { InfoIcon } from '../icons/info.ts';
import css from './notice.module.css';

export interface NoticeProps extends HTMLAttributes<HTMLDivElement> {
  readonly variant?: 'info' | 'caution' | undefined;
}

/** A remark beside the content. For the outcome of an action use a toast or an error summary. */
export function Notice({ variant = 'info', className, children, ...props }: NoticeProps) {
  return (
    <div data-variant={variant} {...props} className={classNames(css.notice, className)}>
      <InfoIcon />
      <div className={css.content}>{children}</div>
    </div>
  );
}

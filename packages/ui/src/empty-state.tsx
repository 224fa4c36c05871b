import type { ReactNode } from 'react';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** One sentence: why there is no content, or what to do about it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown instead of content: nothing was found, nothing was added yet, or loading failed. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {icon && <span className={css.frame}>{icon}</span>}
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

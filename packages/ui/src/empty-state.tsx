import type { ReactNode } from 'react';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** One sentence: why it is empty or what to do about it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Stands where content would be: nothing found, nothing added yet, or it could not be loaded. */
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

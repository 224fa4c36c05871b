import type { ReactNode } from 'react';
import { cardProps } from '../card/card.tsx';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  /** A miniature instead of the icon, beside the text or above it. */
  readonly drawing?: ReactNode;
  readonly title: ReactNode;
  /** One sentence: why there is no content, or what to do about it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown instead of content: nothing was found, nothing was added yet, or loading failed. */
export function EmptyState({ drawing, ...words }: EmptyStateProps) {
  if (!drawing) return <Words {...words} />;
  return (
    <div {...cardProps({ padding: 'none', className: css.drawn })}>
      <div className={css.drawing}>{drawing}</div>
      <Words {...words} />
    </div>
  );
}

const Words = ({ icon, title, children, action }: EmptyStateProps) => (
  <div className={css.empty}>
    {icon && <span className={css.frame}>{icon}</span>}
    <p className={css.title}>{title}</p>
    {children && <div className={css.text}>{children}</div>}
    {action && <div className={css.action}>{action}</div>}
  </div>
);

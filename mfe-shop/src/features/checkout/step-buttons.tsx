import { type ReactNode, useEffect, useState } from 'react';
import css from './step-buttons.module.css';

/** The longest time between the two taps of a double tap. */
const DOUBLE_TAP_MS = 500;

/**
 * The buttons of one step. They come up where those of the step before stood, so the second half of
 * a double tap would press them unseen: until it is over they take no pointer.
 */
export function StepButtons({ children }: { readonly children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), DOUBLE_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.buttons} data-state={ready ? 'ready' : 'coming'}>
      {children}
    </div>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import css from './step-buttons.module.css';

/** The longest time between the two taps of a double tap. */
const DOUBLE_TAP_MS = 500;

/**
 * The buttons of one step. They appear in the place of those of the step before, so the second tap
 * of a double tap would press them. They ignore the pointer for the duration of a double tap.
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

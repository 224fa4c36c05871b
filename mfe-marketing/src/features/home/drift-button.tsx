import { Button } from '@app/ui/button';
import { PauseIcon } from '@app/ui/icons/pause';
import { PlayIcon } from '@app/ui/icons/play';
import { useSyncExternalStore } from 'react';
import { type Drift, drift, onDrift, pauseOrResume } from './drift.ts';
import css from './drift-button.module.css';

/** Pauses and resumes the moving background. Not shown if the visitor prefers reduced motion. */
export function DriftButton() {
  const state = useSyncExternalStore<Drift>(onDrift, drift, () => 'still');
  if (state === 'still') return null;
  const [Icon, label] =
    state === 'drifting'
      ? [PauseIcon, 'Pause the moving background']
      : [PlayIcon, 'Play the moving background'];
  return (
    <Button size="icon" className={css.button} aria-label={label} onClick={pauseOrResume}>
      <Icon />
    </Button>
  );
}

import { Button } from '@app/ui/button';
import { useRef, useState } from 'react';
import type { Move } from './move-item.ts';
import css from './site-drawing.module.css';
import type { Moving } from './use-moving.ts';
import { TURN } from './use-sheet-keys.ts';
import type { ZoomControl } from './use-zoom.ts';

interface Props {
  readonly zoom: ZoomControl;
  readonly moving: Moving;
  /** Name of the active device or wall. */
  readonly activeName: string;
  readonly canReset: boolean;
  readonly onBegin: () => void;
  readonly onZoomIn: () => void;
}

/** Zoom, the Move mode and its way back. A button that cannot do anything now stays focusable. */
export function Toolbar({ zoom, moving, activeName, canReset, onBegin, onZoomIn }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, and a fieldset needs a legend in sight
    <div className={css.toolbar} role="group" aria-label="Drawing tools" data-print="hide">
      <Button
        size="icon"
        aria-label="Zoom out"
        aria-disabled={!zoom.isZoomed}
        onClick={zoom.zoomOut}
      >
        −
      </Button>
      <Button size="icon" aria-label="Zoom in" aria-disabled={!zoom.canZoomIn} onClick={onZoomIn}>
        +
      </Button>
      <Button size="sm" aria-disabled={!zoom.isZoomed} onClick={zoom.reset}>
        Whole site
      </Button>
      <Button
        size="sm"
        aria-pressed={moving.item !== undefined}
        aria-label={`Move ${activeName}`}
        onClick={onBegin}
      >
        Move
      </Button>
      <PlaceAgain canReset={canReset} onReset={moving.reset} />
    </div>
  );
}

interface PlaceAgainProps {
  readonly canReset: boolean;
  readonly onReset: () => void;
}

/** Puts all that was moved where the plan has it; asks first, because there is no way back. */
function PlaceAgain({ canReset, onReset }: PlaceAgainProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsked, ask] = useState(false);
  const answer = (isYes: boolean) => () => {
    ask(false);
    if (isYes) onReset();
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        size="sm"
        aria-disabled={!canReset}
        aria-expanded={isAsked}
        onClick={() => canReset && ask(!isAsked)}
      >
        Place again
      </Button>
      {isAsked && canReset && (
        // biome-ignore lint/a11y/useSemanticElements: no form, and a fieldset needs a legend in sight
        <div role="group" aria-label="Place again" className={css.question}>
          <p role="status">Put all that you moved where the plan places it?</p>
          <Button size="sm" variant="secondary" onClick={answer(true)}>
            Yes, place again
          </Button>
          <Button size="sm" variant="quiet" onClick={answer(false)}>
            Keep mine
          </Button>
        </div>
      )}
    </>
  );
}

const still = { x: 0, y: 0 };
const STEPS: readonly (readonly [text: string, name: string, move: Move])[] = [
  ['←', 'Left 0.5 m', { by: { x: -0.5, y: 0 } }],
  ['↑', 'Up 0.5 m', { by: { x: 0, y: -0.5 } }],
  ['↓', 'Down 0.5 m', { by: { x: 0, y: 0.5 } }],
  ['→', 'Right 0.5 m', { by: { x: 0.5, y: 0 } }],
  ['↺', `Turn left ${TURN} degrees`, { by: still, turn: -TURN }],
  ['↻', `Turn right ${TURN} degrees`, { by: still, turn: TURN }],
];

interface MoveBarProps {
  readonly moving: Moving;
  readonly name: string;
  readonly canTurn: boolean;
  /** Keep or Cancel took the buttons away. */
  readonly onEnd: () => void;
}

/** The Move mode for those who cannot drag or have no keyboard. */
export function MoveBar({ moving, name, canTurn, onEnd }: MoveBarProps) {
  const end = (finish: () => void) => () => {
    finish();
    onEnd();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, and a fieldset needs a legend in sight
    <div className={css.moveBar} role="group" aria-label={`Move ${name}`} data-print="hide">
      {STEPS.filter(([, , { turn }]) => canTurn || !turn).map(([text, step, move]) => (
        <Button key={step} size="icon" aria-label={step} onClick={() => moving.nudge(move)}>
          {text}
        </Button>
      ))}
      <Button size="sm" variant="secondary" onClick={end(moving.keep)}>
        Keep
      </Button>
      <Button size="sm" variant="quiet" onClick={end(moving.cancel)}>
        Cancel
      </Button>
      <span className={css.moveName}>Moving {name}</span>
    </div>
  );
}

import { Button } from '@app/ui/button';
import { MinusIcon, PlusIcon } from '@app/ui/icons';
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
        <MinusIcon />
      </Button>
      <Button size="icon" aria-label="Zoom in" aria-disabled={!zoom.canZoomIn} onClick={onZoomIn}>
        <PlusIcon />
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
      <Button size="sm" aria-disabled={!canReset} onClick={() => canReset && moving.reset()}>
        Put all back
      </Button>
    </div>
  );
}

const STEPS = [
  { text: '←', name: 'Left 0.5 m', by: { x: -0.5, y: 0 } },
  { text: '↑', name: 'Up 0.5 m', by: { x: 0, y: -0.5 } },
  { text: '↓', name: 'Down 0.5 m', by: { x: 0, y: 0.5 } },
  { text: '→', name: 'Right 0.5 m', by: { x: 0.5, y: 0 } },
];
const TURNS = [
  { text: '↺', name: `Turn left ${TURN} degrees`, turn: -TURN },
  { text: '↻', name: `Turn right ${TURN} degrees`, turn: TURN },
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
      {STEPS.map(({ text, name: step, by }) => (
        <Button key={step} size="icon" aria-label={step} onClick={() => moving.nudge({ by })}>
          {text}
        </Button>
      ))}
      {canTurn &&
        TURNS.map(({ text, name: step, turn }) => (
          <Button
            key={step}
            size="icon"
            aria-label={step}
            onClick={() => moving.nudge({ by: { x: 0, y: 0 }, turn })}
          >
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

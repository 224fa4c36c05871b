import { clamp } from '@app/site-plan/geometry/vectors';
import type { KeyboardEvent } from 'react';
import { arrowWays } from './arrow-ways.ts';
import { type Item, isSame } from './item.ts';
import type { Move } from './move-item.ts';
import type { Moving } from './use-moving.ts';

const STEP = 0.5;
const FINE_STEP = 0.1;
export const TURN = 15;

interface Props {
  readonly items: readonly Item[];
  readonly active: Item | undefined;
  readonly moving: Moving;
  readonly onFocus: (item: Item) => void;
  /** Enter or Space. */
  readonly onPress: (item: Item) => void;
  /** Escape while nothing moves. */
  readonly onClear: () => void;
}

/** Keys of the drawing: from item to item, or, in the Move mode, of what moves. */
export function useSheetKeys({ items, active, moving, onFocus, onPress, onClear }: Props) {
  function browse(key: string): boolean {
    const index = items.findIndex((item) => isSame(item, active));
    const next = items[nextIndex(key, index, items.length)];
    if (next && !isSame(next, active)) onFocus(next);
    if (next) return true;
    if (!active) return false;
    if (key === 'm' || key === 'M') moving.begin(active);
    else if (isPress(key)) onPress(active);
    else if (key === 'Escape') onClear();
    else return false;
    return true;
  }

  return function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && moving.isDragging) moving.abortDrag();
    else if (moving.item ? !change(event, moving) : !browse(event.key)) return;
    event.preventDefault();
  };
}

const isPress = (key: string): boolean => key === 'Enter' || key === ' ';

/** -1 for a key that goes nowhere. */
function nextIndex(key: string, index: number, length: number): number {
  const way = arrowWays[key];
  if (way) return clamp(index + way.x + way.y, 0, length - 1);
  if (key === 'End') return length - 1;
  return key === 'Home' ? 0 : -1;
}

function change({ key, shiftKey }: KeyboardEvent, moving: Moving): boolean {
  const move = moveOf(key, shiftKey);
  if (move) moving.nudge(move);
  else if (isPress(key)) moving.keep();
  else if (key === 'Escape') moving.cancel();
  else return false;
  return true;
}

function moveOf(key: string, isFine: boolean): Move | undefined {
  const way = arrowWays[key];
  const step = isFine ? FINE_STEP : STEP;
  if (way) return { by: { x: way.x * step, y: way.y * step } };
  if (key === 'r') return { by: { x: 0, y: 0 }, turn: TURN };
  return key === 'R' ? { by: { x: 0, y: 0 }, turn: -TURN } : undefined;
}

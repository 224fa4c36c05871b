import type { Moved } from '@app/contracts/moved';
import type { SiteLayout } from '@app/contracts/site-layout';
import { applyMoved, withMovedDevices } from '@app/site-plan/apply-moved';
import { withMovedWalls } from '@app/site-plan/moved-walls';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Item } from './item.ts';
import { type Move, moveItem } from './move-item.ts';
import { movedWords } from './words.ts';

const nothingMoved: Moved = { devices: {}, walls: {} };

interface Props {
  readonly layout: SiteLayout;
  readonly moved: Moved | undefined;
  readonly onMove: (moved: Moved) => void;
}

interface Draft {
  readonly layout: SiteLayout;
  readonly item: Item;
  readonly moved: Moved;
  /** In the Move mode until it is kept or cancelled; otherwise as long as the pointer is down. */
  readonly isMode: boolean;
}

export type Moving = ReturnType<typeof useMoving>;

/** One device or wall on its way, and the layout as it would be. */
export function useMoving({ layout, moved = nothingMoved, onMove }: Props) {
  const [started, setDraft] = useState<Draft>();
  const [said, say] = useState('');
  const frame = useFrame();
  const dragged = useRef<{ readonly shown: SiteLayout; readonly draft: Draft }>(undefined);
  // A new plan ends a move of the old one.
  const draft = started?.layout === layout ? started : undefined;
  const kept = useShown(layout, moved);
  const shown = useShown(layout, draft?.moved ?? moved);

  const tell = (item: Item, change: Moved) =>
    say(movedWords(layout, applyMoved(layout, change), item));
  const keep = (finished: Draft) => {
    setDraft(undefined);
    onMove(finished.moved);
  };
  return {
    /** Without the move on its way. */
    kept,
    shown,
    /** What the Move mode is for. */
    item: draft?.isMode ? draft.item : undefined,
    isDragging: draft !== undefined && !draft.isMode,
    /** For the live region. */
    said,
    begin(item: Item) {
      setDraft({ layout, item, moved, isMode: true });
      say('Move mode. Arrow keys move, Enter keeps, Escape cancels.');
    },
    nudge(move: Move) {
      if (!draft) return;
      const next = moveItem(shown, draft.moved, draft.item, move);
      setDraft({ ...draft, moved: next });
      tell(draft.item, next);
    },
    keep() {
      if (!draft) return;
      keep(draft);
      say(`Kept. ${movedWords(layout, shown, draft.item)}`);
    },
    cancel() {
      if (!draft) return;
      setDraft(undefined);
      say('Cancelled. It is back where it was.');
    },
    reset() {
      setDraft(undefined);
      onMove(nothingMoved);
      say(`Everything is back in its place in the plan. ${movedWords(layout, layout)}`);
    },
    /** A drag that the browser, a second finger or Escape ends: as it was before. */
    abortDrag() {
      frame.drop();
      const { current } = dragged;
      dragged.current = undefined;
      if (current) setDraft(current.draft.isMode ? current.draft : undefined);
    },
    startDrag(item: Item) {
      const mode = draft?.isMode ? draft : undefined;
      const base = mode ?? { layout, item, moved, isMode: false };
      dragged.current = { shown, draft: base };
      setDraft(base);
    },
    /** @param move since the start of the drag */
    drag(move: Move) {
      const { current } = dragged;
      if (!current) return;
      frame.run(() => {
        const next = moveItem(current.shown, current.draft.moved, current.draft.item, move);
        setDraft({ ...current.draft, moved: next });
      });
    },
    /** @param move since the start of the drag */
    drop(move: Move) {
      frame.drop();
      const { current } = dragged;
      dragged.current = undefined;
      if (!current) return;
      const { item, isMode } = current.draft;
      const next = moveItem(current.shown, current.draft.moved, item, move);
      tell(item, next);
      const finished = { ...current.draft, moved: next };
      if (isMode) setDraft(finished);
      else keep(finished);
    },
  };
}

/** Walls are worked out only when they move: a view among the same walls is not drawn anew. */
function useShown(layout: SiteLayout, { walls, devices }: Moved): SiteLayout {
  const walled = useMemo(() => withMovedWalls(layout, walls), [layout, walls]);
  return useMemo(() => withMovedDevices(layout, walled, devices), [layout, walled, devices]);
}

/** Runs only the last of the tasks that were given before the next frame; `drop` forgets it. */
function useFrame(): {
  readonly run: (task: () => void) => void;
  readonly drop: () => void;
} {
  const frame = useRef(0);
  const drop = useCallback(() => cancelAnimationFrame(frame.current), []);
  useEffect(() => drop, [drop]);
  return {
    run(task) {
      drop();
      frame.current = requestAnimationFrame(task);
    },
    drop,
  };
}

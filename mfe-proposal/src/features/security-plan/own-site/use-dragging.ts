import type { Point } from '@app/contracts/site-layout';
import type { SiteOutline } from '@app/contracts/site-outline';
import { distance } from '@app/site-plan/geometry/vectors';
import {
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { pointOn } from '../drawing/pointer.ts';
import { type Projection, toSheet, toSite } from '../drawing/sheet-fit.ts';
import type { Handle } from './handles.ts';

/** Pixels from a handle that a finger or a mouse may be. */
const REACH = { touch: 30, mouse: 18 };
/** Pixels that a finger may slip without dragging. */
const SLIP = 4;

interface Drag {
  handle: Handle;
  before: SiteOutline;
  /** From the pointer to the handle, in pixels. */
  readonly offset: Point;
  readonly start: Point;
  moved: boolean;
  /** Under the finger, with the outline that it makes. */
  at: Point;
  outline: SiteOutline;
}

export interface Dragged {
  readonly key: string;
  readonly outline: SiteOutline;
  /** Where the finger is, in pixels; undefined for a mouse, which hides nothing. */
  readonly finger: Point | undefined;
}

interface Options {
  readonly outline: SiteOutline;
  readonly handles: readonly Handle[];
  readonly projection: Projection;
  readonly onChoose: (key: string | undefined) => void;
  readonly onDrop: (outline: SiteOutline) => void;
}

/** Dragging of handles by mouse, pen or finger. The last move of a frame counts; Escape puts back what is dragged. */
export function useDragging({ outline, handles, projection, onChoose, onDrop }: Options) {
  const drag = useRef<Drag>(undefined);
  const frame = useRef(0);
  const [dragged, setDragged] = useInThisFrame<Dragged>();

  const nearest = (at: Point, reach: number): Handle | undefined => {
    const near = handles
      .map((handle) => ({ handle, off: distance(toSheet(projection, handle.at), at) }))
      // Where a corner and a middle are equally near, the corner is meant.
      .map(({ handle, off }) => ({ handle, off: handle.kind === 'middle' ? off + 8 : off }))
      .filter(({ off }) => off <= reach)
      .toSorted((a, b) => a.off - b.off);
    return near[0]?.handle;
  };
  const end = () => {
    cancelAnimationFrame(frame.current);
    drag.current = undefined;
    setDragged(undefined);
  };
  const isDragging = dragged !== undefined;
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') end();
  });
  useEffect(() => {
    if (!isDragging) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isDragging]);
  const show = (finger: boolean) => {
    const { current } = drag;
    if (!current) return;
    setDragged({
      key: current.handle.becomes ?? current.handle.key,
      outline: current.outline,
      finger: finger ? current.at : undefined,
    });
  };
  return {
    dragged,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        if (event.button !== 0 || drag.current) return;
        const at = pointOn(event.currentTarget, event);
        const handle = nearest(at, event.pointerType === 'mouse' ? REACH.mouse : REACH.touch);
        // What is typed in a field counts, even if choosing another corner takes the field away.
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
        onChoose(handle?.key);
        if (!handle) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const on = toSheet(projection, handle.at);
        const offset = { x: on.x - at.x, y: on.y - at.y };
        drag.current = { handle, before: outline, offset, start: at, moved: false, at, outline };
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        const { current } = drag;
        if (!current) return;
        const at = pointOn(event.currentTarget, event);
        if (!current.moved && distance(at, current.start) < SLIP) return;
        if (!current.moved) {
          // A length that was typed has changed the outline since the finger came down.
          current.before = outline;
          current.handle = handles.find(({ key }) => key === current.handle.key) ?? current.handle;
          current.moved = true;
        }
        current.at = at;
        cancelAnimationFrame(frame.current);
        const isFinger = event.pointerType !== 'mouse';
        frame.current = requestAnimationFrame(() => {
          const { handle, before, offset } = current;
          const to = toSite(projection, { x: at.x + offset.x, y: at.y + offset.y });
          current.outline = handle.move(before, to);
          show(isFinger);
        });
      },
      onPointerUp(event: PointerEvent<SVGSVGElement>) {
        const { current } = drag;
        if (!current) return;
        if (current.moved) {
          const { handle, before, offset } = current;
          const at = pointOn(event.currentTarget, event);
          const to = toSite(projection, { x: at.x + offset.x, y: at.y + offset.y });
          onDrop(handle.move(before, to));
          onChoose(handle.becomes ?? handle.key);
        }
        end();
      },
      onPointerCancel: end,
    },
  };
}

/** State that React renders before the frame is painted in which it was set, where `useState` would be a frame late. */
function useInThisFrame<Value>() {
  const [store] = useState(() => {
    let value: Value | undefined;
    const listeners = new Set<() => void>();
    return {
      get: () => value,
      set(next: Value | undefined) {
        value = next;
        for (const listener of listeners) listener();
      },
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  });
  return [useSyncExternalStore(store.subscribe, store.get, store.get), store.set] as const;
}

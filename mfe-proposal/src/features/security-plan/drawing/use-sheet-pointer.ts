import type { Point } from '@app/contracts/site-layout';
import { lengthOf, minus, plus, times } from '@app/site-plan/geometry/vectors';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { type Item, isSame } from './item.ts';
import { itemAt } from './item-at.ts';
import { itemOf } from './item-of.ts';
import { pointOn } from './pointer.ts';
import { toSite } from './sheet-fit.ts';
import type { Group, Target } from './targets.ts';
import type { Moving } from './use-moving.ts';
import type { ZoomControl } from './use-zoom.ts';

/** Pixels that a press may wander and still be a tap. */
const TAP = { mouse: 4, touch: 9 };

type Gesture =
  | { readonly kind: 'press'; readonly start: Point; readonly item: Item | Group | undefined }
  | { readonly kind: 'drag'; readonly start: Point }
  | { readonly kind: 'pan' }
  | { readonly kind: 'pinch' };

interface Props {
  readonly moving: Moving;
  readonly zoom: ZoomControl;
  readonly targets: readonly Target[];
  /** `item` is undefined where there is none; `at` in metres. */
  readonly onTap: (item: Item | Group | undefined, at: Point) => void;
  /** A click without a pointer, as screen readers make it. */
  readonly onPress: (item: Item) => void;
  /** A drag of an item begins. */
  readonly onGrab: (item: Item) => void;
}

/**
 * A mouse drags devices and walls at once; a finger only what is in the Move mode, so that scrolling the
 * page moves nothing. Otherwise a drag pans, and two fingers zoom.
 */
export function useSheetPointer({ moving, zoom, targets, onTap, onPress, onGrab }: Props) {
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture>(undefined);
  const [hovered, setHovered] = useState<Item>();
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';
  const find = (event: PointerEvent<SVGSVGElement>, at: Point) =>
    itemAt(
      { layout: moving.shown, projection: zoom.projection, targets },
      at,
      isTouch(event),
      moving.item,
    );
  const moveSince = (start: Point, at: Point) => ({
    by: times(minus(at, start), 1 / zoom.projection.scale),
  });

  function begin(event: PointerEvent<SVGSVGElement>, press: Gesture & { kind: 'press' }): Gesture {
    const { item, start } = press;
    if (!item || item.kind === 'group') return { kind: 'pan' };
    if (isTouch(event) && !isSame(item, moving.item)) return { kind: 'pan' };
    if (moving.item && !isSame(item, moving.item)) return { kind: 'pan' };
    onGrab(item);
    moving.startDrag(item);
    return { kind: 'drag', start };
  }

  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    const at = pointOn(event.currentTarget, event);
    const before = pointers.current.get(event.pointerId);
    if (!before) {
      const found = isTouch(event) ? undefined : find(event, at);
      const item = found?.kind === 'group' ? undefined : found;
      setHovered((known) => (isSame(known, item) ? known : item));
      return;
    }
    const now = gesture.current;
    if (now?.kind === 'pinch') pinch(event.pointerId, at);
    pointers.current.set(event.pointerId, at);
    const slack = isTouch(event) ? TAP.touch : TAP.mouse;
    if (now?.kind !== 'press') go(now, before, at);
    else if (lengthOf(minus(at, now.start)) > slack) {
      gesture.current = begin(event, now);
      go(gesture.current, now.start, at);
    }
  }

  function go(now: Gesture | undefined, before: Point, at: Point) {
    if (now?.kind === 'drag') moving.drag(moveSince(now.start, at));
    if (now?.kind === 'pan') zoom.panBy(minus(at, before));
  }

  function pinch(id: number, at: Point) {
    const before = [...pointers.current.values()];
    const after = [...pointers.current].map(([key, point]) => (key === id ? at : point));
    const [was, is] = [spreadOf(before), spreadOf(after)];
    if (was.length > 0) zoom.zoomBy(is.length / was.length, is.middle);
    zoom.panBy(minus(is.middle, was.middle));
  }

  function end(event: PointerEvent<SVGSVGElement>, isCancelled: boolean) {
    if (!pointers.current.delete(event.pointerId)) return;
    const now = gesture.current;
    if (now?.kind === 'drag') {
      if (isCancelled) moving.abortDrag();
      else moving.drop(moveSince(now.start, pointOn(event.currentTarget, event)));
    }
    // A click follows a release; only one that ends a press is a tap.
    if (now?.kind === 'pinch' && pointers.current.size > 0) gesture.current = { kind: 'pan' };
    else if (isCancelled) gesture.current = undefined;
  }

  return {
    hovered,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        if (event.button !== 0) return;
        const at = pointOn(event.currentTarget, event);
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, at);
        if (pointers.current.size > 1) {
          if (gesture.current?.kind === 'drag') moving.abortDrag();
          gesture.current = { kind: 'pinch' };
        } else gesture.current = { kind: 'press', start: at, item: find(event, at) };
      },
      onPointerMove,
      onPointerUp: (event: PointerEvent<SVGSVGElement>) => end(event, false),
      onPointerCancel: (event: PointerEvent<SVGSVGElement>) => end(event, true),
      onPointerLeave: () => setHovered(undefined),
      /** The browser would focus what lies on top, which may not be the nearest. */
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick(event: MouseEvent<SVGSVGElement>) {
        const now = gesture.current;
        gesture.current = undefined;
        const pressed = event.detail === 0 ? itemOf(event.target) : undefined;
        if (pressed) onPress(pressed);
        else if (now?.kind === 'press') onTap(now.item, toSite(zoom.projection, now.start));
      },
    },
  };
}

function spreadOf([a, b]: readonly Point[]) {
  if (!a || !b) return { length: 0, middle: a ?? { x: 0, y: 0 } };
  return { length: lengthOf(minus(a, b)), middle: times(plus(a, b), 0.5) };
}

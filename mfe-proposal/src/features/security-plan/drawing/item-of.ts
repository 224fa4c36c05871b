import type { Item } from './item.ts';

/** The device or wall whose button an event came from. */
export function itemOf(target: EventTarget): Item | undefined {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-item]') : null;
  const { item, kind } = element?.dataset ?? {};
  return item && (kind === 'device' || kind === 'wall') ? { kind, id: item } : undefined;
}

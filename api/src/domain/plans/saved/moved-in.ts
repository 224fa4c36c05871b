import type { Moved } from '@app/contracts/moved';
import type { SiteLayout } from '@app/contracts/site-layout';

/** What was moved of a layout: a device that other answers took away is nowhere any more. */
export const movedIn = (layout: Pick<SiteLayout, 'devices' | 'walls'>, moved: Moved): Moved => ({
  devices: only(moved.devices, layout.devices),
  walls: only(moved.walls, layout.walls),
});

function only<Entry>(
  entries: Readonly<Record<string, Entry>>,
  known: readonly { readonly id: string }[],
): Record<string, Entry> {
  const ids = new Set(known.map(({ id }) => id));
  return Object.fromEntries(Object.entries(entries).filter(([id]) => ids.has(id)));
}

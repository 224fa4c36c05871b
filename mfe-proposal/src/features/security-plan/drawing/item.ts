import type { SiteLayout } from '@app/contracts/site-layout';

/** What can be focused and moved on the drawing. */
export interface Item {
  readonly kind: 'device' | 'wall';
  readonly id: string;
}

/** In the order of the arrow keys: all devices, then all walls. */
export const itemsOf = ({ devices, walls }: SiteLayout): Item[] => [
  ...devices.map(({ id }): Item => ({ kind: 'device', id })),
  ...walls.map(({ id }): Item => ({ kind: 'wall', id })),
];

export const isSame = (one: Item | undefined, other: Item | undefined): boolean =>
  one?.kind === other?.kind && one?.id === other?.id;

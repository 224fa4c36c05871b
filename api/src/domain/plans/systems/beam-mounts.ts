import type { Market } from '../market/market.ts';
import type { Supply } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { pieces, suppliesOf } from './purchases.ts';

/**
 * What the two ends of each pair of beams are fixed to: brackets on a wall, and posts where there is
 * none, because palisades and mesh bend in the wind and beams do not.
 */
export function beamMounts(
  system: 'alarm' | 'fence',
  market: Market,
  { boundary }: Site,
  pairs: number,
): readonly Supply[] {
  const [device, id] =
    boundary.kind === 'wall'
      ? (['beam-bracket', 'beam-brackets'] as const)
      : (['beam-post', 'beam-posts'] as const);
  return suppliesOf(system)(pieces(market, device, 2 * pairs), device, { id, pairs });
}

import type { DesignContext, Supply } from '../../plan-parts.ts';
import { pieces, suppliesOf } from '../purchases.ts';
import type { FenceFigures } from './fence-figures.ts';

/** Of several energisers each stands at its own stretch of boundary, in a box that keeps the rain out. */
export const partsOfEnergizersApart = (
  { market }: DesignContext,
  { circuits }: FenceFigures,
): readonly Supply[] =>
  suppliesOf('fence')(
    pieces(market, 'weatherproof-box', circuits > 1 ? circuits : 0),
    'energizer-box',
    { id: 'energizer-boxes', energizers: circuits },
  );

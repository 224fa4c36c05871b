import { cableValues } from '@app/knowledge/planning/cable';
import type { DesignContext, Supply } from '../../plan-parts.ts';
import { cableFigures, cableMetres } from '../cable.ts';
import { hasAlarm } from '../has-alarm.ts';
import { pieces, rolls, suppliesOf, wholeUp } from '../purchases.ts';
import type { FenceFigures } from './fence-figures.ts';

const buy = suppliesOf('fence');

/**
 * What several energisers need because each stands at its own stretch of boundary: a box that keeps
 * the rain out, and a data cable from one to the next, and from the first to the keypads or the alarm
 * panel.
 */
export function partsOfEnergizersApart(
  { market, scope, site }: DesignContext,
  { circuits, length }: FenceFigures,
): readonly Supply[] {
  if (circuits === 1) return [];
  const reported = scope !== 'essential' || hasAlarm(site);
  const between = wholeUp((length * (circuits - 1)) / circuits);
  const metres = wholeUp(cableMetres(1, site.trade, between));
  return [
    ...buy(pieces(market, 'weatherproof-box', circuits), 'energizer-box', {
      id: 'energizer-boxes',
      energizers: circuits,
    }),
    ...(reported
      ? buy(
          rolls(market, 'outdoor-network-cable', cableValues.boxM, metres),
          'energizer-data-cable',
          { id: 'energizer-data-cable', between, metres, ...cableFigures(site.trade) },
        )
      : []),
  ];
}

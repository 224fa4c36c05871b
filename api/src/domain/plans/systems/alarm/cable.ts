import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Market } from '../../market/market.ts';
import type { Supply } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { cableFigures, cableMetres } from '../cable.ts';
import { rolls, sum, suppliesOf, wholeUp } from '../purchases.ts';
import { type AlarmPoints, isBoundaryBeam } from './alarm-part.ts';

export interface AlarmCable {
  readonly runs: number;
  readonly run: number;
  readonly waste: number;
  /** One cable to all beams, once round the boundary. */
  readonly toBeams: number;
  readonly metres: number;
}

/** Metres of cable: (runs × average + once round the boundary for beams) × 1.15. */
export function alarmCable({ boundary, trade }: Site, points: readonly AlarmPoints[]): AlarmCable {
  const runs = sum(points.map((point) => point.runs * point.places.length));
  const toBeams = points.some(isBoundaryBeam) ? boundary.length : 0;
  const metres = wholeUp(cableMetres(runs, trade, toBeams));
  return { runs, toBeams, metres, ...cableFigures(trade) };
}

/** Whole drums, of the size that is cheapest for the whole length. */
export function cableDrums(cable: AlarmCable, market: Market): readonly Supply[] {
  const usual = alarmValues.cableDrumMetres;
  const drums = rolls(market, 'alarm-cable', usual, cable.metres);
  const drum = drums.offer?.figures.metres ?? usual;
  return suppliesOf('alarm')(
    drums,
    { id: 'alarm-cable', drum },
    { id: 'alarm-cable', drum, ...cable },
  );
}

import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Market } from '../../market/market.ts';
import type { Calculation, Supply } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import type { AlarmPoints } from './alarm-part.ts';
import { sum } from './standby.ts';

export interface AlarmCable {
  readonly runs: number;
  readonly averageMetres: number;
  /** One cable to all beams. */
  readonly roundBoundaryMetres: number;
  readonly metres: number;
}

/**
 * Metres of cable: (runs × average + once round the boundary for beams) × 1.15 (trade guides; the
 * averages are our planning values).
 */
export function alarmCable(site: Site, points: readonly AlarmPoints[]): AlarmCable {
  const runs = sum(points.map((point) => point.runs * point.places.length));
  const averageMetres = alarmValues.cableRunMetres[site.trade];
  const hasBeams = points.some(({ symbol }) => symbol === 'beam');
  const roundBoundaryMetres = hasBeams ? site.boundary.length : 0;
  const net = runs * averageMetres + roundBoundaryMetres;
  return {
    runs,
    averageMetres,
    roundBoundaryMetres,
    metres: Math.ceil((net * (100 + alarmValues.cableWastePercent)) / 100),
  };
}

const wasteFactor = 1 + alarmValues.cableWastePercent / 100;

/** Drums of cable, rounded up; the cheapest for the whole length. */
export function cableDrums(cable: AlarmCable, market: Market): Supply {
  const { averageMetres, metres, roundBoundaryMetres, runs } = cable;
  const drums = market.fitting({ device: 'alarm-cable' }).map((offer) => {
    const drum = offer.figures.metres ?? alarmValues.cableDrumMetres;
    return { offer, drum, cost: offer.price * Math.ceil(metres / drum) };
  });
  const [best] = drums.toSorted((a, b) => a.cost - b.cost);
  const drum = best?.drum ?? alarmValues.cableDrumMetres;
  const toRuns = `${runs} runs × ${averageMetres} m`;
  const net = roundBoundaryMetres > 0 ? `(${toRuns} + ${roundBoundaryMetres} m to beams)` : toRuns;
  return {
    system: 'alarm',
    offer: best?.offer,
    item: `Alarm comms cable, drum of ${drum} m`,
    reason: `Alarm cable: ${net} × ${wasteFactor} = ${metres} m ÷ ${drum} m a drum`,
    quantity: Math.ceil(metres / drum),
  };
}

export const cableCalculation = (cable: AlarmCable): Calculation => ({
  name: 'Alarm cable',
  formula: `(runs × average run + round the boundary) × ${wasteFactor}`,
  inputs: [
    { name: 'Runs', value: `${cable.runs}` },
    { name: 'Average run', value: `${cable.averageMetres} m` },
    { name: 'Round the boundary, for beams', value: `${cable.roundBoundaryMetres} m` },
  ],
  result: `${cable.metres} m`,
  source: 'Waste from trade guides; the average run is our planning value',
});

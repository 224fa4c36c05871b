import { alarmValues } from '@app/knowledge/planning/alarm';
import { standbyBatteryValues } from '@app/knowledge/planning/power';
import type { Market } from '../../market/market.ts';
import type { Supply } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { leadBatteries, pieces, sum, suppliesOf, tenthsUp } from '../purchases.ts';
import type { AlarmPoints, AlarmSupplies } from './alarm-part.ts';
import { sirenFeedOf } from './siren-feed.ts';

/** What the alarm draws, and what its batteries must hold. */
export interface Standby {
  readonly standbyAmperes: number;
  readonly alarmAmperes: number;
  /** Two outages in a row, and at least 12 hours. */
  readonly hours: number;
  /** Power supplies with batteries of their own, for what the panels cannot feed. */
  readonly powerSupplies: number;
  /** Panels and power supplies; each has the same battery. */
  readonly boxes: number;
  /** For each box. */
  readonly ampereHours: number;
}

/**
 * Ah of a battery for two outages in a row:
 * (standby A × h + alarm A × alarm h) × 1.25 ÷ rate factor (trade guides).
 */
export const batteryAmpereHours = (
  standbyAmperes: number,
  hours: number,
  alarmAmperes: number,
): number =>
  ((standbyAmperes * hours + alarmAmperes * alarmValues.sirenHours) * standbyBatteryValues.margin) /
  standbyBatteryValues.rateFactor;

/** @param panels how many */
export function standbyOf(
  site: Site,
  points: readonly AlarmPoints[],
  supplies: readonly AlarmSupplies[],
  panels: number,
): Standby {
  const standby =
    sum(points.map(({ milliamperes, places }) => milliamperes * places.length)) +
    sum(supplies.map(({ milliamperes, quantity }) => milliamperes * quantity));
  const { milliamperesEach, onPanels } = sirenFeedOf(points, panels);
  const alarm = onPanels * milliamperesEach;
  const beyond = standby - panels * alarmValues.panelFeedsMilliamperes;
  const powerSupplies = Math.max(0, Math.ceil(beyond / alarmValues.powerSupplyFeedsMilliamperes));
  const boxes = panels + powerSupplies;
  const hours = Math.max(alarmValues.leastStandbyHours, 2 * site.outageHours);
  return {
    standbyAmperes: standby / 1000,
    alarmAmperes: alarm / 1000,
    hours,
    powerSupplies,
    boxes,
    ampereHours: batteryAmpereHours(standby / 1000, hours, alarm / 1000) / boxes,
  };
}

const buy = suppliesOf('alarm');

/** Batteries for each panel and each power supply. */
export function batteries(standby: Standby, market: Market): readonly Supply[] {
  const needed = standby.ampereHours;
  const { alarmAmperes: alarm, boxes, hours, standbyAmperes } = standby;
  const ampereHours = tenthsUp(needed);
  return buy(
    leadBatteries(market, needed, boxes),
    { id: 'alarm-battery', ampereHours },
    { id: 'alarm-batteries', hours, standby: standbyAmperes, alarm, boxes, ampereHours },
  );
}

/** Power supplies with a battery, for what the panels themselves cannot feed. */
export const powerSupplies = (standby: Standby, market: Market): readonly Supply[] =>
  buy(
    pieces(
      market,
      {
        device: 'power-supply',
        atLeast: { amperes: alarmValues.powerSupplyAmperes },
        with: ['battery-backup'],
      },
      standby.powerSupplies,
    ),
    'alarm-power-supply',
    { id: 'alarm-power-supplies', standby: standby.standbyAmperes },
  );

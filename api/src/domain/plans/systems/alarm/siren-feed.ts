import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Market } from '../../market/market.ts';
import type { Supply } from '../../plan-parts.ts';
import { leadBatteries, pieces, sum, suppliesOf, tenthsUp } from '../purchases.ts';
import type { AlarmPoints, AlarmSupplies } from './alarm-part.ts';

/** What feeds the sirens of a wired alarm that have no battery of their own. Currents in mA. */
export interface SirenFeed {
  readonly sirens: number;
  readonly milliamperesEach: number;
  readonly onPanels: number;
  /** Power supplies for the sirens that the panels cannot feed. */
  readonly supplies: number;
  readonly onEachSupply: number;
}

/**
 * Sirens on the siren output of each panel as far as it can feed them, and the others on power
 * supplies of their own, which a relay of the panel switches on.
 */
export function sirenFeedOf(points: readonly AlarmPoints[], panels: number): SirenFeed {
  const fed = points.filter(({ alarmMilliamperes = 0 }) => alarmMilliamperes > 0);
  const sirens = sum(fed.map(({ places }) => places.length));
  const each = Math.max(1, ...fed.map(({ alarmMilliamperes = 0 }) => alarmMilliamperes));
  const { panelSirenMilliamperes, sirenSupplyFeedsMilliamperes } = alarmValues;
  const onPanels = Math.min(sirens, panels * Math.floor(panelSirenMilliamperes / each));
  const onEachSupply = Math.floor(sirenSupplyFeedsMilliamperes / each);
  const supplies = Math.ceil((sirens - onPanels) / onEachSupply);
  return { sirens, milliamperesEach: each, onPanels, supplies, onEachSupply };
}

/** A relay of the panel's make for each power supply of sirens. */
export const sirenRelays = ({ supplies }: SirenFeed): AlarmSupplies[] =>
  supplies === 0
    ? []
    : [
        {
          need: { device: 'relay-module' },
          item: 'relay-module',
          reason: { id: 'siren-relays', supplies },
          ofFamily: true,
          milliamperes: alarmValues.relayMilliamperes,
          quantity: supplies,
        },
      ];

const buy = suppliesOf('alarm');

/** Power supplies of sirens, with a battery each: A × siren time × 1.25 ÷ rate factor. */
export function sirenSupplies(feed: SirenFeed, market: Market): readonly Supply[] {
  if (feed.supplies === 0) return [];
  const { sirenBattery, sirenHours, sirenSupplyAmperes } = alarmValues;
  const amperes = (feed.onEachSupply * feed.milliamperesEach) / 1000;
  const ampereHours = tenthsUp(
    (amperes * sirenHours * sirenBattery.margin) / sirenBattery.rateFactor,
  );
  return [
    ...buy(
      pieces(
        market,
        {
          device: 'power-supply',
          atLeast: { amperes: sirenSupplyAmperes },
          with: ['battery-backup'],
        },
        feed.supplies,
      ),
      'siren-supply',
      { id: 'siren-supplies', ...feed },
    ),
    ...buy(
      leadBatteries(market, ampereHours, feed.supplies),
      { id: 'alarm-battery', ampereHours },
      { id: 'siren-batteries', amperes, supplies: feed.supplies, ampereHours },
    ),
  ];
}

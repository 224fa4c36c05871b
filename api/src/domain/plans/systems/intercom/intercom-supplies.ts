import { intercomValues as values } from '@app/knowledge/planning/intercom';
import type { DesignContext, Supply } from '../../plan-parts.ts';
import { cableFigures, cableMetres } from '../cable.ts';
import { packs, pieces, rolls, suppliesOf, wholeUp } from '../purchases.ts';
import { type IntercomChoice, stationFor } from './intercom-devices.ts';

const buy = suppliesOf('intercom');

export const intercomSupplies = (
  context: DesignContext,
  choice: IntercomChoice,
): readonly Supply[] => [
  ...lockSupply(context),
  ...(choice.kind === 'kit' ? kitCable(context) : []),
  ...(choice.kind === 'apartments' ? apartmentParts(context, choice) : []),
];

const lockSupply = ({ market, site }: DesignContext): readonly Supply[] =>
  buy(
    pieces(
      market,
      { device: 'power-supply', atLeast: { volts: 12, amperes: values.lockSupplyAmperes } },
      Math.min(site.pedestrianGates, 1),
    ),
    'gate-lock-supply',
    'gate-lock-supply',
  );

function kitCable({ market, site }: DesignContext): readonly Supply[] {
  const metres = wholeUp(cableMetres(1, site.trade));
  return buy(rolls(market, 'alarm-cable', values.alarmCableRollMetres, metres), 'intercom-cable', {
    id: 'intercom-cable',
    metres,
    ...cableFigures(site.trade),
  });
}

/** A monitor in each unit, of the station's family, and the network that joins them. */
function apartmentParts(context: DesignContext, choice: IntercomChoice): readonly Supply[] {
  const { market, site } = context;
  const { units, stations } = choice;
  const family = stationFor(context, choice).offer?.family;
  const monitor = market
    .fitting({ device: 'intercom-monitor' })
    .find((offer) => offer.family === family);
  const cables = units + stations;
  const metres = wholeUp(cableMetres(cables, site.trade));
  return [
    ...buy({ kind: 'intercom-monitor', offer: monitor, quantity: units }, 'intercom-monitor', {
      id: 'intercom-monitors',
      units,
    }),
    ...buy(
      packs(
        market,
        { need: { device: 'poe-switch' }, size: 'ports', usual: values.usualSwitchPorts },
        [cables],
      ),
      'intercom-switch',
      { id: 'intercom-switches', units, stations },
    ),
    ...buy(
      rolls(market, 'network-cable', values.networkCableBoxMetres, metres),
      'intercom-network-cable',
      { id: 'intercom-network-cable', units, stations, metres, ...cableFigures(site.trade) },
    ),
    ...buy(
      packs(
        market,
        { need: { device: 'network-connectors' }, size: 'pack', usual: values.connectorsInPack },
        [cables * values.connectorsPerRun],
      ),
      'intercom-connectors',
      { id: 'intercom-connectors', cables },
    ),
  ];
}

import { intercomValues as values } from '@app/knowledge/planning/intercom';
import type { DesignContext, Supply } from '../../plan-parts.ts';
import { doorOfIntercomLock } from '../access/door-devices.ts';
import { packs, pieces, suppliesOf } from '../purchases.ts';
import { type IntercomChoice, stationFor } from './intercom-devices.ts';

const buy = suppliesOf('intercom');

export const intercomSupplies = (
  context: DesignContext,
  choice: IntercomChoice,
): readonly Supply[] => [
  ...lockSupply(context),
  ...(choice.kind === 'apartments' ? apartmentParts(context, choice) : []),
];

/** None for a lock that access control feeds too. */
const lockSupply = ({ market, site }: DesignContext): readonly Supply[] =>
  buy(
    pieces(
      market,
      { device: 'power-supply', atLeast: { volts: 12, amperes: values.lockSupplyAmperes } },
      doorOfIntercomLock(site) === undefined ? Math.min(site.pedestrianGates, 1) : 0,
    ),
    'gate-lock-supply',
    'gate-lock-supply',
  );

/** A monitor in each unit, of the station's family, and the network that joins them. */
function apartmentParts(context: DesignContext, choice: IntercomChoice): readonly Supply[] {
  const { market } = context;
  const { units, stations } = choice;
  const family = stationFor(context, choice).offer?.family;
  const monitor = market
    .fitting({ device: 'intercom-monitor' })
    .find((offer) => offer.family === family);
  return [
    ...buy({ kind: 'intercom-monitor', offer: monitor, quantity: units }, 'intercom-monitor', {
      id: 'intercom-monitors',
      units,
    }),
    ...buy(
      packs(
        market,
        { need: { device: 'poe-switch' }, size: 'ports', usual: values.usualSwitchPorts },
        [units + stations],
      ),
      'intercom-switch',
      { id: 'intercom-switches', units, stations },
    ),
  ];
}

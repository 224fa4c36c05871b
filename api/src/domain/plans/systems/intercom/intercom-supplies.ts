import { cableValues } from '@app/knowledge/planning/cable';
import { intercomValues as values } from '@app/knowledge/planning/intercom';
import { figure } from '@app/wording/figures';
import { counted } from '@app/wording/phrases';
import type { DesignContext, Supply } from '../../plan-parts.ts';
import { cableMetres } from '../cable.ts';
import { wholeUp } from '../power/whole-up.ts';
import { packs, pieces, suppliesOf } from '../purchases.ts';
import { stationOffer } from './intercom-devices.ts';
import type { IntercomChoice } from './intercom-kind.ts';

const supplies = suppliesOf('intercom');
const { averageRunM, wasteFactor } = cableValues;

export const intercomSupplies = (
  context: DesignContext,
  choice: IntercomChoice,
): readonly Supply[] => [
  ...lockSupply(context),
  ...(choice.kind === 'kit' ? kitCable(context) : []),
  ...(choice.kind === 'apartments' ? apartmentParts(context, choice) : []),
];

const lockSupply = ({ market, site }: DesignContext): readonly Supply[] =>
  supplies(
    pieces(
      market,
      { device: 'power-supply', atLeast: { volts: 12, amperes: values.lockSupplyAmperes } },
      Math.min(site.pedestrianGates, 1),
    ),
    `12 V ${values.lockSupplyAmperes} A power supply, for the gate lock`,
    'Power supply: one for the lock of the pedestrian gate',
  );

function kitCable({ market, site }: DesignContext): readonly Supply[] {
  const metres = wholeUp(cableMetres(1, site.trade));
  return supplies(
    packs(market, {
      need: { device: 'alarm-cable' },
      size: 'metres',
      usual: values.alarmCableRollMetres,
      amounts: [metres],
    }),
    `Comms cable, ${values.alarmCableRollMetres} m roll`,
    `Intercom cable: one run of ${averageRunM[site.trade]} m × ${wasteFactor} = ${figure(metres)} m, in whole rolls`,
  );
}

/** A monitor in each unit, of the station's family, and the network that joins them. */
function apartmentParts(context: DesignContext, choice: IntercomChoice): readonly Supply[] {
  const { market, site } = context;
  const { units, stations } = choice;
  const family = stationOffer(context, choice)?.family;
  const monitor = market
    .fitting({ device: 'intercom-monitor' })
    .find((offer) => offer.family === family);
  const runs = units + stations;
  const metres = wholeUp(cableMetres(runs, site.trade));
  const joined = `${counted(units, 'monitor')} + ${counted(stations, 'station')}`;
  return [
    ...supplies(
      { offer: monitor, quantity: units },
      'Indoor monitor of the same make as the door station',
      `Monitors: one in each unit, ${counted(units, 'unit')}`,
    ),
    ...supplies(
      packs(market, {
        need: { device: 'poe-switch' },
        size: 'ports',
        usual: values.usualSwitchPorts,
        amounts: [runs],
      }),
      `${values.usualSwitchPorts}-port PoE switch`,
      `Switch ports: ${joined} = ${figure(runs)}`,
    ),
    ...supplies(
      packs(market, {
        need: { device: 'network-cable' },
        size: 'metres',
        usual: values.networkCableBoxMetres,
        amounts: [metres],
      }),
      `CAT6 cable, ${values.networkCableBoxMetres} m box`,
      `Intercom cable: (${joined}) × ${averageRunM[site.trade]} m × ${wasteFactor} = ${figure(metres)} m, in whole boxes`,
    ),
    ...supplies(
      packs(market, {
        need: { device: 'network-connectors' },
        size: 'pack',
        usual: values.connectorsInPack,
        amounts: [runs * values.connectorsPerRun],
      }),
      `RJ45 connectors, pack of ${values.connectorsInPack}`,
      `Connectors: ${figure(runs)} cables × ${values.connectorsPerRun}, in whole packs`,
    ),
  ];
}

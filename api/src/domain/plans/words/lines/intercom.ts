import { intercomValues as values } from '../../planning-values/intercom.ts';
import { counted, figure } from '../phrases.ts';
import type { Numbers } from './table.ts';

type Units = Numbers<'units'>;
type Joined = Numbers<'units' | 'stations'>;

/** "4 monitors + 1 station" */
const joined = ({ units, stations }: Joined): string =>
  `${counted(units, 'monitor')} + ${counted(stations, 'station')}`;

export const intercomItems = {
  'apartment-intercom': 'IP door station with 12 buttons',
  'mobile-intercom': ({ units }: Units) => `GSM intercom for ${units} or more users`,
  'audio-intercom': 'Audio intercom kit',
  'video-intercom': 'Video intercom kit',
  'video-intercom-with-app': 'Video intercom kit with app',
  'gate-lock': 'Electric gate lock',
  'gate-lock-supply': `12 V ${values.lockSupplyAmperes} A power supply, for the gate lock`,
  'intercom-cable': `Comms cable, ${values.alarmCableRollMetres} m roll`,
  'intercom-monitor': 'Indoor monitor of the same make as the door station',
  'intercom-switch': `${values.usualSwitchPorts}-port PoE switch`,
  'intercom-network-cable': `CAT6 cable, ${values.networkCableBoxMetres} m box`,
  'intercom-connectors': `RJ45 connectors, pack of ${values.connectorsInPack}`,
};

export const intercomReasons = {
  'intercom-kit': ({ units }: Units) => `Intercom for ${counted(units, 'unit')}: one kit`,
  'intercom-many-units': ({ units }: Units) =>
    `Intercom for ${counted(units, 'unit')}, more than a station has buttons for: it phones`,
  'intercom-far-gate': ({ units }: Units) =>
    `Intercom for ${counted(units, 'unit')}, a long way from the gate: it phones`,
  'door-stations': ({ units, stations }: Joined) =>
    `Door stations: ${counted(units, 'unit')} ÷ ${values.unitsPerStation} = ${stations}`,
  'gate-lock': 'Gate lock: the intercom opens the pedestrian gate beside it',
  'gate-lock-supply': 'Power supply: one for the lock of the pedestrian gate',
  'intercom-cable': ({ run, waste, metres }: Numbers<'run' | 'waste' | 'metres'>) =>
    `Intercom cable: one run of ${run} m × ${waste} = ${figure(metres)} m, in whole rolls`,
  'intercom-monitors': ({ units }: Units) =>
    `Monitors: one in each unit, ${counted(units, 'unit')}`,
  'intercom-switches': (made: Joined) =>
    `Switch ports: ${joined(made)} = ${figure(made.units + made.stations)}`,
  'intercom-network-cable': (made: Joined & Numbers<'run' | 'waste' | 'metres'>) =>
    `Intercom cable: (${joined(made)}) × ${made.run} m × ${made.waste} = ${figure(made.metres)} m, in whole boxes`,
  'intercom-connectors': ({ cables }: Numbers<'cables'>) =>
    `Connectors: ${figure(cables)} cables × ${values.connectorsPerRun}, in whole packs`,
};

export const intercomLabels = {
  'intercom-station': ({ number, stations }: Numbers<'number' | 'stations'>) =>
    stations > 1 ? `Intercom station ${number}` : 'Intercom station',
  'gate-lock': 'Electric lock, pedestrian gate 1',
};

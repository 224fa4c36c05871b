import { intercomValues as values } from '@app/knowledge/planning/intercom';
import { labourValues } from '@app/knowledge/planning/labour';
import { powerValues } from '@app/knowledge/planning/power';
import { sensorValues } from '@app/knowledge/planning/sensors';
import type { SensorKind } from '@app/knowledge/planning/systems';
import { figure } from '@app/wording/figures';
import { howMany } from '@app/wording/phrases';
import { counting, type Numbered, type Numbers } from './table.ts';

type Count = Numbers<'count'>;
type WaysIn = Numbers<'gates' | 'doors'>;
interface Sensor {
  readonly sensor: SensorKind;
}

const sensors: Readonly<Record<SensorKind, readonly [one: string, many: string]>> = {
  temperature: ['Temperature sensor', 'Temperature sensors'],
  leak: ['Water leak sensor', 'Water leak sensors'],
  'cable-theft': ['Cable-theft sensor', 'Cable-theft sensors'],
  tank: ['Tank level sensor', 'Tank level sensors'],
  'power-failure': ['Power failure monitor', 'Power failure monitors'],
  door: ['Smart door sensor', 'Smart door sensors'],
};

/** Where a load is that has a backup of its own. */
export const localLoads = {
  'local-switch': 'local switch',
  'local-supply': 'local 12 V supply',
  boom: 'boom',
} as const;
export type LocalLoad = keyof typeof localLoads;
interface AtLocalLoad {
  readonly at: LocalLoad;
}

const networks = { lorawan: 'LoRaWAN', mobile: 'mobile network' };

/** Of power, sensors, vehicles, signs and labour. */
export const otherItems = {
  backup: ({ voltAmperes }: Numbers<'voltAmperes'>) =>
    `UPS or inverter of at least ${voltAmperes} VA`,
  'local-backup': (needed: Numbers<'voltAmperes' | 'wattHours'> & AtLocalLoad) =>
    `UPS of at least ${figure(needed.voltAmperes)} VA and ${figure(needed.wattHours)} Wh, for a ${localLoads[needed.at]}`,
  'sensor-gateway': 'LoRaWAN gateway, outdoor',
  sensor: ({ sensor, network }: Sensor & { readonly network: keyof typeof networks }) =>
    `${sensors[sensor][0]}, ${networks[network]}`,
  'vehicle-tracker': 'Vehicle tracking unit',
  'vehicle-panic-button': 'Vehicle panic button',
  'vehicle-camera': 'Dash camera',
  'asset-tracker': 'Asset tracker with its own battery',
  'camera-sign': 'Sign "CCTV surveillance"',
  'privacy-notice': 'POPIA notice for cameras',
  'response-sign': 'Sign "Armed response"',
  'site-survey': 'Site survey',
  labour: 'Technician hour',
  'labour-assistant': 'Assistant hour',
  commissioning: 'Commissioning and handover',
};

/** Where people come onto the site: its gates, or its entrances where there is no gate. */
function waysIn({ gates, doors }: WaysIn): string {
  if (gates > 0) return howMany(gates, 'gate');
  return doors > 1 ? `${doors} doors` : 'the main entrance';
}

export const otherReasons = {
  backup: (
    made: Numbers<'watts' | 'outageHours' | 'voltAmperes' | 'usedWattHours' | 'share'> &
      Numbers<'wattHours' | 'units' | 'unitWattHours'> & { readonly lithium: boolean },
  ): string => {
    const { powerFactor, powerMargin } = powerValues;
    const share = Math.round(made.share * 1000) / 1000;
    const needs = `Backup for ${made.watts} W over ${made.outageHours} h: ${made.watts} W ÷ ${powerFactor} × ${powerMargin} = ${made.voltAmperes} VA; ${made.usedWattHours} Wh ÷ ${share} = ${made.wattHours} Wh of ${made.lithium ? 'lithium' : 'lead'} battery`;
    return made.units > 1
      ? `${needs}, shared by ${made.units} units of ${made.unitWattHours} Wh`
      : needs;
  },
  'local-backup': (
    made: Numbers<'places' | 'watts' | 'outageHours' | 'voltAmperes' | 'usedWattHours'> &
      Numbers<'share' | 'wattHours' | 'units' | 'unitWattHours'> &
      AtLocalLoad,
  ): string => {
    const share = Math.round(made.share * 1000) / 1000;
    const units =
      made.units > 1 ? `, ${made.units} units of ${figure(made.unitWattHours)} Wh each` : '';
    return `Backup at ${howMany(made.places, localLoads[made.at])}: ${figure(made.watts)} W over ${made.outageHours} h = ${figure(made.usedWattHours)} Wh ÷ ${share} = ${figure(made.wattHours)} Wh, ${figure(made.voltAmperes)} VA${units}`;
  },
  'sensor-gateway': ({ count }: Count) =>
    `Gateway: ${sensorValues.gateways} for ${howMany(count, 'sensor')} by LoRaWAN; sensors with a SIM card or Wi-Fi would cost more, or the price list has none`,
  sensors: ({ sensor, count }: Sensor & Count) => `${sensors[sensor][1]}: ${count}`,
  'vehicle-tracker': counting('count', 'vehicle', 'Trackers: one in each vehicle'),
  'vehicle-panic-button': counting('count', 'vehicle', 'Panic buttons: one in each vehicle'),
  'vehicle-camera': counting('count', 'vehicle', 'Dash cameras: one in each vehicle'),
  'asset-tracker': counting('count', 'asset', 'Asset trackers: one on each asset'),
  'camera-signs': ({ entrances, gates, signs }: Numbers<'entrances' | 'gates' | 'signs'>) =>
    `Camera signs: ${howMany(entrances, 'entrance')} + ${howMany(gates, 'gate')}, at least 1 = ${signs}`,
  'privacy-notices': (ways: WaysIn) => `POPIA notice where people come in: ${waysIn(ways)}`,
  'response-signs': (ways: WaysIn) => `Armed response signs where people come in: ${waysIn(ways)}`,
  'site-survey': 'One visit to confirm measures and cable routes',
  labour: ({ net, hours, technician }: Numbers<'net' | 'hours' | 'technician'>) =>
    `Labour: ${hundredths(net)} man-hours + ${labourValues.marginPercent}% = ${hours}, of which a technician ${technician}`,
  'labour-assistant': ({ hours, assistant }: Numbers<'hours' | 'assistant'>) =>
    `Assistant: ${labourValues.assistantPercent}% of ${hours} man-hours = ${assistant}`,
  commissioning: 'One commissioning, training and handover',
};

/** With two decimals at most. */
export const hundredths = (value: number): string => String(Math.round(value * 100) / 100);

export const otherLabels = {
  backup: ({ number }: Numbered) => `Backup power ${number}`,
  'sensor-gateway': 'LoRaWAN gateway',
  sensor: ({ sensor, number }: Sensor & Numbered) => `${sensors[sensor][0]} ${number}`,
};

type Units = Numbers<'units'>;
type Joined = Numbers<'units' | 'stations'>;

/** "4 monitors + 1 station" */
const joined = ({ units, stations }: Joined): string =>
  `${howMany(units, 'monitor')} + ${howMany(stations, 'station')}`;

export const intercomItems = {
  'apartment-intercom': 'IP door station with 12 buttons',
  'mobile-intercom': ({ units }: Units) => `GSM intercom for ${units} or more users`,
  'audio-intercom': 'Audio intercom kit',
  'video-intercom': 'Video intercom kit',
  'video-intercom-with-app': 'Video intercom kit with app',
  'gate-lock': 'Electric gate lock',
  'gate-lock-supply': `12 V ${values.lockSupplyAmperes} A power supply, for the gate lock`,
  'intercom-monitor': 'Indoor monitor of the same make as the door station',
  'intercom-switch': `${values.usualSwitchPorts}-port PoE switch`,
};

export const intercomReasons = {
  'intercom-kit': ({ units }: Units) => `Intercom for ${howMany(units, 'unit')}: one kit`,
  'intercom-many-units': ({ units }: Units) =>
    `Intercom for ${howMany(units, 'unit')}, more than a station has buttons for: it phones`,
  'intercom-far-gate': ({ units }: Units) =>
    `Intercom for ${howMany(units, 'unit')}, a long way from the gate: it phones`,
  'door-stations': ({ units, stations }: Joined) =>
    `Door stations: ${howMany(units, 'unit')} ÷ ${values.unitsPerStation} = ${stations}`,
  'gate-lock': 'Gate lock: the intercom opens the pedestrian gate beside it',
  'shared-gate-lock':
    'Gate lock: the intercom and the reader beside it open the pedestrian gate, so it has no strike',
  'gate-lock-supply': 'Power supply: one for the lock of the pedestrian gate',
  'intercom-monitors': counting('units', 'unit', 'Monitors: one in each unit'),
  'intercom-switches': (made: Joined) =>
    `Switch ports: ${joined(made)} = ${figure(made.units + made.stations)}`,
};

export const intercomLabels = {
  'intercom-station': ({ number, stations }: Numbers<'number' | 'stations'>) =>
    stations > 1 ? `Intercom station ${number}` : 'Intercom station',
  'gate-lock': 'Electric lock, pedestrian gate 1',
};

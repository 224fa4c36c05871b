import { labourValues } from '../../planning-values/labour.ts';
import { powerValues } from '../../planning-values/power.ts';
import { sensorValues } from '../../planning-values/sensors.ts';
import type { SensorKind } from '../../site.ts';
import { counted } from '../phrases.ts';
import type { Numbered, Numbers } from './table.ts';

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

const networks = { lorawan: 'LoRaWAN', mobile: 'mobile network' };

/** Of power, sensors, vehicles, signs and labour. */
export const otherItems = {
  backup: ({ voltAmperes }: Numbers<'voltAmperes'>) =>
    `UPS or inverter of at least ${voltAmperes} VA`,
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
  if (gates > 0) return `${gates} gates`;
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
  'sensor-gateway': `Gateway: ${sensorValues.gateways} for all sensors that report by LoRaWAN`,
  sensors: ({ sensor, count }: Sensor & Count) =>
    `${sensors[sensor][1]} that you asked for: ${count}`,
  'vehicle-tracker': ({ count }: Count) =>
    `Trackers: one in each vehicle, ${counted(count, 'vehicle')}`,
  'vehicle-panic-button': ({ count }: Count) =>
    `Panic buttons: one in each vehicle, ${counted(count, 'vehicle')}`,
  'vehicle-camera': ({ count }: Count) =>
    `Dash cameras: one in each vehicle, ${counted(count, 'vehicle')}`,
  'asset-tracker': ({ count }: Count) =>
    `Asset trackers: one on each asset, ${counted(count, 'asset')}`,
  'camera-signs': ({ entrances, gates, signs }: Numbers<'entrances' | 'gates' | 'signs'>) =>
    `Camera signs: ${entrances} entrances + ${gates} gates, at least 1 = ${signs}`,
  'privacy-notices': (ways: WaysIn) => `POPIA notice where people come in: ${waysIn(ways)}`,
  'response-signs': (ways: WaysIn) => `Armed response signs where people come in: ${waysIn(ways)}`,
  'site-survey': 'One visit to confirm measures and cable routes',
  labour: ({ net, hours }: Numbers<'net' | 'hours'>) =>
    `Labour: ${hundredths(net)} h + ${labourValues.marginPercent}% = ${hours} h`,
  'labour-assistant': ({ technician, hours }: Numbers<'technician' | 'hours'>) =>
    `Assistant for ${labourValues.assistantPercent}% of ${technician} technician hours = ${hours} h`,
  commissioning: 'One commissioning, training and handover',
};

/** With two decimals at most. */
export const hundredths = (value: number): string => String(Math.round(value * 100) / 100);

export const otherLabels = {
  backup: ({ number }: Numbered) => `Backup power ${number}`,
  'sensor-gateway': 'LoRaWAN gateway',
  sensor: ({ sensor, number }: Sensor & Numbered) => `${sensors[sensor][0]} ${number}`,
};

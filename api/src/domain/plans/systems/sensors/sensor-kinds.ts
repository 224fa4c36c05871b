import type { DeviceKind } from '../../../catalogue/capabilities/device-kinds.ts';
import type { SensorKind } from '../../site.ts';

interface KnownSensor {
  readonly device: DeviceKind;
  /** How it reports when the price list has none: through a gateway, or on a mobile network. */
  readonly network: 'lorawan' | 'mobile';
  readonly test: string;
}

export const sensorKinds: Readonly<Record<SensorKind, KnownSensor>> = {
  temperature: {
    device: 'temperature-sensor',
    network: 'lorawan',
    test: 'Warm each temperature sensor in your hand: the reading rises and the warning arrives.',
  },
  leak: {
    device: 'leak-sensor',
    network: 'lorawan',
    test: 'Put each leak sensor on a wet cloth, away from power points: the warning arrives.',
  },
  'cable-theft': {
    device: 'cable-theft-sensor',
    network: 'lorawan',
    test: 'The installer sets off each cable-theft sensor with its test function: the warning arrives. Nobody opens or touches the cable.',
  },
  tank: {
    device: 'tank-sensor',
    network: 'lorawan',
    test: 'Compare the reading of each tank sensor with the level in the tank.',
  },
  'power-failure': {
    device: 'power-failure-monitor',
    network: 'mobile',
    test: 'The installer switches off the supply of each power failure monitor: the message arrives.',
  },
  door: {
    device: 'iot-door-sensor',
    network: 'mobile',
    test: 'Open and close each door with a smart sensor: both times the message arrives.',
  },
};

import type { SensorKind } from '@app/knowledge/planning/systems';
import type { DeviceKind } from '../../../catalogue/capabilities/device-kinds.ts';

interface KnownSensor {
  readonly device: DeviceKind;
  readonly name: string;
  /** How it reports when the price list has none: through a gateway, or on a mobile network. */
  readonly usual: 'LoRaWAN' | 'mobile network';
  readonly test: string;
}

export const sensorKinds: Readonly<Record<SensorKind, KnownSensor>> = {
  temperature: {
    device: 'temperature-sensor',
    name: 'Temperature sensor',
    usual: 'LoRaWAN',
    test: 'Warm each temperature sensor in your hand: the reading rises and the warning arrives.',
  },
  leak: {
    device: 'leak-sensor',
    name: 'Water leak sensor',
    usual: 'LoRaWAN',
    test: 'Put each leak sensor on a wet cloth, away from power points: the warning arrives.',
  },
  'cable-theft': {
    device: 'cable-theft-sensor',
    name: 'Cable-theft sensor',
    usual: 'LoRaWAN',
    test: 'The installer sets off each cable-theft sensor with its test function: the warning arrives. Nobody opens or touches the cable.',
  },
  tank: {
    device: 'tank-sensor',
    name: 'Tank level sensor',
    usual: 'LoRaWAN',
    test: 'Compare the reading of each tank sensor with the level in the tank.',
  },
  'power-failure': {
    device: 'power-failure-monitor',
    name: 'Power failure monitor',
    usual: 'mobile network',
    test: 'The installer switches off the supply of each power failure monitor: the message arrives.',
  },
  door: {
    device: 'iot-door-sensor',
    name: 'Smart door sensor',
    usual: 'mobile network',
    test: 'Open and close each door with a smart sensor: both times the message arrives.',
  },
};

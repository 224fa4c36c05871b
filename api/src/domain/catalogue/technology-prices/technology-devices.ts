import type { TechnologyId } from '@app/site/technology-titles';
import type { Need } from '../capabilities/need.ts';

/** A device that the page of a technology shows or advises. */
export interface TechnologyDevice {
  /** As the page names it, in front of "from R954.90". */
  readonly label: string;
  readonly need: Need;
  /** A search of the price list whose hits have the cheapest product that meets the need. */
  readonly search: string;
}

/** The first device of a technology stands for it where there is room for one price only. */
export const technologyDevices: Readonly<Record<TechnologyId, readonly TechnologyDevice[]>> = {
  'video-surveillance': [
    {
      label: '4 MP, 2.8 mm camera',
      need: {
        device: 'ip-camera',
        atLeast: { megapixels: 4 },
        atMost: { megapixels: 4, lensMm: 2.8 },
      },
      search: '4MP IP camera 2.8mm',
    },
    {
      label: '4-channel recorder',
      need: { device: 'nvr', atLeast: { channels: 4 } },
      search: '4-channel NVR',
    },
  ],
  'intruder-alarms': [
    {
      label: '12 m motion detector',
      need: { device: 'indoor-detector', atLeast: { metres: 12 } },
      search: 'PIR detector 12m',
    },
    { label: 'Door contact', need: { device: 'door-contact' }, search: 'door contact' },
    {
      label: '8-zone alarm panel',
      need: { device: 'alarm-panel', atLeast: { zones: 8 } },
      search: '8-zone alarm panel',
    },
  ],
  'security-fencing': [
    {
      label: '1-zone energiser',
      need: { device: 'energizer', atLeast: { zones: 1 }, with: ['battery-backup'] },
      search: '1-zone energizer',
    },
    { label: 'Gate contact kit', need: { device: 'fence-gate-contact' }, search: 'gate contact' },
  ],
  'gate-automation': [
    {
      label: '500 kg gate motor',
      need: { device: 'sliding-gate-motor', atLeast: { kilograms: 500 } },
      search: 'sliding gate motor 500kg',
    },
    {
      label: 'Safety beams, pair',
      need: { device: 'gate-safety-beams' },
      search: 'safety beams',
    },
    { label: 'Theft cage', need: { device: 'motor-cage' }, search: 'anti-theft cage' },
  ],
  'access-control': [
    {
      label: '1-door controller',
      need: { device: 'access-controller', atLeast: { doors: 1 } },
      search: '1-door access controller',
    },
    { label: 'Card reader', need: { device: 'card-reader' }, search: 'reader' },
    { label: 'Maglock', need: { device: 'maglock' }, search: 'maglock' },
  ],
  monitoring: [
    {
      label: '24-hour monitoring, a month',
      need: { device: 'monitoring-contract' },
      search: 'monitoring per month',
    },
    {
      label: 'LTE communicator',
      need: { device: 'lte-communicator' },
      search: 'LTE communicator',
    },
  ],
  'off-grid-surveillance': [
    {
      label: '4 MP, 12 mm camera',
      need: {
        device: 'ip-camera',
        atLeast: { megapixels: 4, lensMm: 12 },
        atMost: { megapixels: 4 },
      },
      search: '4MP IP camera 2.8-12mm',
    },
    {
      label: '4 MP solar camera kit',
      need: { device: 'solar-camera', atLeast: { megapixels: 4 } },
      search: 'solar camera kit',
    },
  ],
  'vehicle-telematics': [
    {
      label: 'Vehicle tracking unit',
      need: { device: 'vehicle-tracker' },
      search: 'vehicle tracking unit',
    },
    { label: 'Dash camera', need: { device: 'vehicle-camera' }, search: 'dash camera' },
  ],
  'iot-sensors': [
    {
      label: 'Temperature sensor',
      need: { device: 'temperature-sensor' },
      search: 'temperature sensor',
    },
    { label: 'Gateway', need: { device: 'iot-gateway' }, search: 'LoRaWAN gateway' },
  ],
  'intercom-systems': [
    {
      label: 'Video intercom kit',
      need: { device: 'video-intercom' },
      search: 'video intercom kit',
    },
  ],
};

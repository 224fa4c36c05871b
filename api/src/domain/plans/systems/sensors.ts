import { sensorValues as values } from '@app/knowledge/planning/sensors';
import type { SensorKind } from '@app/knowledge/planning/systems';
import { counted } from '@app/wording/phrases';
import type { Offer } from '../market/market.ts';
import { type DesignContext, type DesignSystem, type Device, emptyDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { sensorKinds } from './sensors/sensor-kinds.ts';

/** Sensors that were asked for, and the gateway that most of them report through. */
export const designSensors: DesignSystem = (context) => {
  const chosen = chosenSensors(context);
  if (chosen.length === 0) return emptyDesign;
  const gateways = chosen.some(needsGateway) ? [gateway(context)] : [];
  const sensors = chosen.flatMap(sensorDevices);
  return {
    ...emptyDesign,
    devices: [...gateways, ...sensors],
    labour: [
      {
        task: counted(sensors.length, 'sensor'),
        hours:
          gateways.length * values.labourHoursPerGateway +
          sensors.length * values.labourHoursPerSensor,
      },
    ],
    loads: gateways.map(() => ({
      name: 'LoRaWAN gateway',
      watts: values.gatewayWatts,
      twice: false,
    })),
    assumptions:
      gateways.length > 0
        ? [
            'One LoRaWAN gateway reaches every sensor; the signal is measured at each before it is fixed.',
          ]
        : [],
    exclusions: ['sensorFees'],
    commissioning: chosen.map(({ kind }) => sensorKinds[kind].test),
  };
};

interface ChosenSensors {
  readonly kind: SensorKind;
  readonly count: number;
  readonly offer: Offer | undefined;
}

const chosenSensors = ({ market, site }: DesignContext): readonly ChosenSensors[] =>
  (Object.entries(site.sensors) as [SensorKind, Site['sensors'][SensorKind]][])
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({
      kind,
      count,
      offer: market.fitting({ device: sensorKinds[kind].device })[0],
    }));

/** Sensors with a SIM report by themselves. */
const needsGateway = ({ kind, offer }: ChosenSensors): boolean =>
  offer ? !ownNetwork.test(offer.name) : sensorKinds[kind].usual === 'LoRaWAN';

const ownNetwork = /\b(nb-iot|gsm|lte|4g|sigfox|wi-?fi)\b/i;

const gateway = ({ market }: DesignContext): Device => ({
  id: 'sensor-gateway-1',
  system: 'sensors',
  symbol: 'other',
  label: 'LoRaWAN gateway',
  offer: market.fitting({ device: 'iot-gateway' })[0],
  item: 'LoRaWAN gateway, outdoor',
  reason: `Gateway: ${values.gateways} for all sensors that report by LoRaWAN`,
  place: { at: 'outer-wall', index: 0, of: 1 },
});

const sensorDevices = ({ kind, count, offer }: ChosenSensors): readonly Device[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `sensor-${kind}-${index + 1}`,
    system: 'sensors',
    symbol: 'sensor',
    label: `${sensorKinds[kind].name} ${index + 1}`,
    offer,
    item: `${sensorKinds[kind].name}, ${sensorKinds[kind].usual}`,
    reason: `${sensorKinds[kind].name}s that you asked for: ${count}`,
    place: { at: 'sensor', sensor: kind, index },
  }));

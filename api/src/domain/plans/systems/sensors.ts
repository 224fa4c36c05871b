import { sensorValues as values } from '@app/knowledge/planning/sensors';
import type { SensorKind } from '@app/knowledge/planning/systems';
import { when } from '@app/wording/phrases';
import type { DeviceKind } from '../../catalogue/capabilities/device-kinds.ts';
import { type DesignContext, type DesignSystem, type Device, emptyDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { cheapest, each, type Product, sum } from './purchases.ts';

/** Sensors that were asked for, and the gateway that most of them report through. */
export const designSensors: DesignSystem = (context) => {
  const chosen = chosenSensors(context);
  if (chosen.length === 0) return emptyDesign;
  const throughIt = chosen.filter(needsGateway);
  const gateways = throughIt.length > 0 ? [gateway(context, throughIt)] : [];
  const sensors = chosen.flatMap(sensorDevices);
  return {
    ...emptyDesign,
    devices: [...gateways, ...sensors],
    runs: gateways.map(({ id }) => ({ cable: 'network', from: id, to: 'equipment' })),
    labour: [
      {
        task: { id: 'sensors', sensors: sensors.length },
        hours:
          gateways.length * values.labourHoursPerGateway +
          sensors.length * values.labourHoursPerSensor,
      },
    ],
    loads: gateways.map(() => ({
      name: 'sensor-gateway',
      watts: values.gatewayWatts,
      twice: false,
    })),
    assumptions: [
      ...when(gateways.length > 0, 'one-gateway'),
      ...when(context.site.signal === 'poor' && sensors.some(hasSim), 'sensors-on-poor-signal'),
    ],
    exclusions: ['sensorFees'],
    commissioning: chosen.map(({ kind }) => `${kind}-sensors` as const),
  };
};

interface ChosenSensors {
  readonly kind: SensorKind;
  readonly count: number;
  readonly product: Product;
}

/** The cheapest sensors; where those without a gateway cost less than these with it, they are chosen. */
function chosenSensors({ market, site }: DesignContext): readonly ChosenSensors[] {
  const cheap = (Object.entries(site.sensors) as [SensorKind, Site['sensors'][SensorKind]][])
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, count, product: cheapest(market, sensorKinds[kind].device) }));
  const alone = cheap.map((one): ChosenSensors => {
    const product = cheapest(market, {
      device: sensorKinds[one.kind].device,
      with: ['own-network'],
    });
    return needsGateway(one) && product.offer ? { ...one, product } : one;
  });
  if (alone.some(needsGateway)) return cheap;
  const shared = cheap.some(needsGateway) ? (cheapest(market, 'iot-gateway').offer?.price ?? 0) : 0;
  return priceOf(alone) <= priceOf(cheap) + shared ? alone : cheap;
}

const priceOf = (sensors: readonly ChosenSensors[]): number =>
  sum(sensors.map(({ count, product }) => count * (product.offer?.price ?? 0)));

/** Sensors with a SIM report by themselves. */
const needsGateway = ({ kind, product: { offer } }: ChosenSensors): boolean =>
  offer ? !offer.features.has('own-network') : sensorKinds[kind].network === 'lorawan';

/** Whether a device of a design is a sensor with a SIM card. */
export const hasSim = ({ item, offer }: Device): boolean =>
  typeof item === 'object' &&
  item.id === 'sensor' &&
  (offer ? offer.features.has('own-network') : item.network === 'mobile');

const gateway = ({ market }: DesignContext, sensors: readonly ChosenSensors[]): Device => ({
  ...cheapest(market, 'iot-gateway'),
  id: 'sensor-gateway-1',
  system: 'sensors',
  symbol: 'other',
  label: 'sensor-gateway',
  item: 'sensor-gateway',
  reason: { id: 'sensor-gateway', count: sum(sensors.map(({ count }) => count)) },
  place: { at: 'outer-wall', index: 0, of: 1 },
});

const sensorDevices = ({ kind, count, product }: ChosenSensors): readonly Device[] =>
  each(count, (index) => ({
    ...product,
    id: `sensor-${kind}-${index + 1}`,
    system: 'sensors',
    symbol: 'sensor',
    label: { id: 'sensor', sensor: kind, number: index + 1 },
    item: { id: 'sensor', sensor: kind, network: sensorKinds[kind].network },
    reason: { id: 'sensors', sensor: kind, count },
    place: { at: 'sensor', sensor: kind, index },
  }));

interface KnownSensor {
  readonly device: DeviceKind;
  /** How it reports when the price list has none: through a gateway, or on a mobile network. */
  readonly network: 'lorawan' | 'mobile';
}

const sensorKinds: Readonly<Record<SensorKind, KnownSensor>> = {
  temperature: {
    device: 'temperature-sensor',
    network: 'lorawan',
  },
  leak: {
    device: 'leak-sensor',
    network: 'lorawan',
  },
  'cable-theft': {
    device: 'cable-theft-sensor',
    network: 'lorawan',
  },
  tank: {
    device: 'tank-sensor',
    network: 'lorawan',
  },
  'power-failure': {
    device: 'power-failure-monitor',
    network: 'mobile',
  },
  door: {
    device: 'iot-door-sensor',
    network: 'mobile',
  },
};

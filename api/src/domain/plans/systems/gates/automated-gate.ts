import { gateValues as values } from '@app/knowledge/planning/gates';
import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { DesignContext, Device, SystemDesign } from '../../plan-parts.ts';
import type { VehicleGate } from '../../site.ts';
import { openingsOf, openingsOfEach } from './openings.ts';

/** A vehicle gate that opens by motor. */
export interface AutomatedGate {
  /** Of the gates of the site; begins with 0. */
  readonly index: number;
  readonly kind: Exclude<VehicleGate['kind'], 'none'>;
  readonly width: number;
  /** Undefined when the motor that is there stays. */
  readonly motor: NewMotor | undefined;
  /** Why the motor that is there may not stay. */
  readonly refusal?: SystemDesign['refusals'][number];
}

interface NewMotor extends Pick<Device, 'kind' | 'offer' | 'item' | 'reason'> {
  readonly hasBattery: boolean;
}

export const automatedGates = (context: DesignContext): readonly AutomatedGate[] =>
  context.site.vehicleGates.flatMap((gate, index): readonly AutomatedGate[] => {
    const { kind, width } = gate;
    if (kind === 'none') return [];
    if (motorMayStay(gate)) return [{ index, kind, width, motor: undefined }];
    const motor = newMotor(context, { ...gate, kind }, index);
    return [{ index, kind, width, motor, ...refusalOf(gate, index) }];
  });

/** Rating that a motor needs, in kilograms: 1.25 × mass of the gate. Source: planning value. */
export const ratingFor = (mass: number): number => values.ratingFactor * mass;

const motorMayStay = ({ mass, motorStays }: VehicleGate): boolean =>
  motorStays !== undefined && motorStays >= ratingFor(mass);

function refusalOf(
  { mass, motorStays }: VehicleGate,
  index: number,
): Pick<AutomatedGate, 'refusal'> {
  if (motorStays === undefined) return {};
  const kilograms = ratingFor(mass);
  return {
    refusal: { id: 'weak-gate-motor', gate: index + 1, rating: motorStays, mass, kilograms },
  };
}

type KnownGate = VehicleGate & Pick<AutomatedGate, 'kind'>;

function newMotor({ market, site }: DesignContext, gate: KnownGate, index: number): NewMotor {
  const openings = gate.kind === 'garage' ? 0 : openingsOfEach(site);
  const { need, ...texts } = motorFor[gate.kind]({ ...gate, openings }, index + 1);
  const fitting = market.fitting(need).filter((offer) => openingsOf(offer) >= openings);
  const withBattery = fitting.find(({ features }) => features.has('battery-backup'));
  const offer = (site.outageHours > 0 ? withBattery : undefined) ?? fitting[0];
  const hasBattery = !offer || offer.features.has('battery-backup');
  return { ...texts, kind: need.device, offer, hasBattery };
}

type Motor = Pick<NewMotor, 'item' | 'reason'> & { readonly need: Need };

/** A gate with how often it opens on a day. */
type BusyGate = VehicleGate & { readonly openings: number };

const motorFor: Record<KnownGate['kind'], (of: BusyGate, gate: number) => Motor> = {
  sliding: ({ mass, openings }, gate) => {
    const kilograms = ratingFor(mass);
    return {
      need: { device: 'sliding-gate-motor', atLeast: { kilograms } },
      item: { id: 'sliding-gate-motor', kilograms, openings },
      reason: { id: 'sliding-gate-motor', gate, mass, kilograms, openings },
    };
  },
  swing: ({ width, openings }, gate) => {
    const leaf = width / values.leavesOfSwingGate;
    return {
      need: { device: 'swing-gate-motor', atLeast: { metres: leaf } },
      item: { id: 'swing-gate-motor', leaf, openings },
      reason: { id: 'swing-gate-motor', gate, width, leaf, openings },
    };
  },
  garage: (_, gate) => ({
    need: { device: 'garage-motor' },
    item: 'garage-motor',
    reason: { id: 'garage-motor', gate },
  }),
  boom: ({ width, openings }, gate) => ({
    need: { device: 'traffic-barrier', atLeast: { metres: width } },
    item: { id: 'traffic-barrier', width, openings },
    reason: { id: 'traffic-barrier', gate, width, openings },
  }),
};

import { gateValues as values } from '@app/knowledge/planning/gates';
import { figure } from '@app/wording/figures';
import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { Offer } from '../../market/market.ts';
import type { DesignContext } from '../../plan-parts.ts';
import type { VehicleGate } from '../../site.ts';

/** A vehicle gate that opens by motor. */
export interface AutomatedGate {
  /** Of the gates of the site; begins with 0. */
  readonly index: number;
  readonly kind: Exclude<VehicleGate['kind'], 'none'>;
  readonly width: number;
  /** Undefined when the motor that is there stays. */
  readonly motor: NewMotor | undefined;
  /** Why the motor that is there may not stay. */
  readonly tooWeak?: string;
}

export interface NewMotor {
  readonly offer: Offer | undefined;
  readonly item: string;
  readonly reason: string;
  readonly hasBattery: boolean;
}

export const automatedGates = (context: DesignContext): readonly AutomatedGate[] =>
  context.site.vehicleGates.flatMap((gate, index): readonly AutomatedGate[] => {
    const { kind, width } = gate;
    if (kind === 'none') return [];
    if (staysStrong(gate)) return [{ index, kind, width, motor: undefined }];
    const motor = newMotor(context, { ...gate, kind }, index);
    return [{ index, kind, width, motor, ...weakness(gate, index) }];
  });

/** Rating that a motor needs, in kilograms: 1.25 × mass of the gate. Source: planning value. */
export const ratingFor = (mass: number): number => values.ratingFactor * mass;

const staysStrong = ({ mass, motorStays }: VehicleGate): boolean =>
  motorStays !== undefined && motorStays >= ratingFor(mass);

function weakness({ mass, motorStays }: VehicleGate, index: number): { tooWeak?: string } {
  if (motorStays === undefined) return {};
  return {
    tooWeak: `Your ${figure(motorStays)} kg motor is too weak for vehicle gate ${index + 1}: a gate of ${figure(mass)} kg needs ${values.ratingFactor} × ${figure(mass)} kg = ${figure(ratingFor(mass))} kg or more. This plan has a new motor.`,
  };
}

type KnownGate = VehicleGate & Pick<AutomatedGate, 'kind'>;

function newMotor({ market, site }: DesignContext, gate: KnownGate, index: number): NewMotor {
  const { need, item, reason } = motorFor[gate.kind](gate);
  const fitting = market.fitting(need);
  const withBattery = fitting.find(({ features }) => features.has('battery-backup'));
  const offer = (site.outageHours > 0 ? withBattery : undefined) ?? fitting[0];
  return {
    offer,
    item,
    reason: `Vehicle gate ${index + 1}, ${reason}`,
    hasBattery: !offer || offer.features.has('battery-backup'),
  };
}

type Motor = Pick<NewMotor, 'item' | 'reason'> & { readonly need: Need };

const motorFor: Record<KnownGate['kind'], (gate: VehicleGate) => Motor> = {
  sliding: ({ mass }) => {
    const kilograms = ratingFor(mass);
    return {
      need: { device: 'sliding-gate-motor', atLeast: { kilograms } },
      item: `Sliding gate motor for ${figure(kilograms)} kg or more, with battery`,
      reason: `sliding: ${figure(mass)} kg × ${values.ratingFactor} = ${figure(kilograms)} kg`,
    };
  },
  swing: ({ width }) => {
    const metres = width / values.leavesOfSwingGate;
    return {
      need: { device: 'swing-gate-motor', atLeast: { metres } },
      item: `Swing gate motor kit for ${values.leavesOfSwingGate} leaves of ${figure(metres)} m or more, with battery`,
      reason: `swing: ${figure(width)} m ÷ ${values.leavesOfSwingGate} leaves = ${figure(metres)} m a leaf`,
    };
  },
  garage: () => ({
    need: { device: 'garage-motor' },
    item: 'Garage door motor',
    reason: 'garage door: one motor',
  }),
  boom: ({ width }) => ({
    need: { device: 'traffic-barrier', atLeast: { metres: width } },
    item: `Traffic barrier for ${figure(width)} m or more`,
    reason: `boom: a barrier of ${figure(width)} m or more`,
  }),
};

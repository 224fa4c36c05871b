import { cableValues } from '@app/knowledge/planning/cable';
import { gateValues as values } from '@app/knowledge/planning/gates';
import { figure } from '@app/wording/figures';
import { counted } from '@app/wording/phrases';
import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { DesignContext, Supply } from '../../plan-parts.ts';
import { cableMetres } from '../cable.ts';
import { hasAlarm } from '../has-alarm.ts';
import { wholeUp } from '../power/whole-up.ts';
import { packs, pieces, suppliesOf } from '../purchases.ts';
import type { AutomatedGate } from './automated-gate.ts';
import { motorsAtRisk } from './gate-devices.ts';
import { phoneOpeners, remotes } from './gate-openers.ts';
import { cageFor } from './motor-cage.ts';

const supplies = suppliesOf('gates');
const { averageRunM, wasteFactor } = cableValues;

/** What motors are fitted, protected and opened with. */
export const gateSupplies = (
  context: DesignContext,
  gates: readonly AutomatedGate[],
): readonly Supply[] => [
  ...slidingParts(context, gates),
  ...cages(context, gates),
  ...batteries(context, gates),
  ...loops(context, gates),
  ...cable(context, gates),
  ...remotes(context, gates),
  ...phoneOpeners(context, gates),
];

function slidingParts(
  { market }: DesignContext,
  gates: readonly AutomatedGate[],
): readonly Supply[] {
  const sliding = gates.filter(({ kind }) => kind === 'sliding');
  const fresh = sliding.filter(({ motor }) => motor);
  const lengths = fresh.map(({ width }) => width + values.overlapMetres);
  const antiLift = sliding.length * values.antiLiftBracketsPerGate;
  return [
    ...supplies(
      packs(market, {
        need: { device: 'gate-rack' },
        size: 'metres',
        usual: values.rackPieceMetres,
        amounts: lengths,
      }),
      `Gate rack, ${values.rackPieceMetres} m`,
      `Rack: width + ${values.overlapMetres} m for each sliding gate: ${lengths.map((length) => `${figure(length)} m`).join(', ')}, in whole pieces`,
    ),
    ...supplies(
      pieces(market, { device: 'gate-end-stops' }, fresh.length),
      'End stops, pair',
      `End stops: one pair for each sliding gate, ${counted(fresh.length, 'gate')}`,
    ),
    ...supplies(
      pieces(market, { device: 'anti-lift-bracket' }, antiLift),
      'Anti-lift bracket',
      `Anti-lift brackets: ${values.antiLiftBracketsPerGate} for each sliding gate, ${counted(sliding.length, 'gate')}`,
    ),
  ];
}

/** One for each sliding gate motor; those of swing gates are arms that no cage fits. */
const cages = ({ market }: DesignContext, gates: readonly AutomatedGate[]): readonly Supply[] =>
  gates
    .filter(({ kind }) => kind === 'sliding')
    .flatMap(({ motor }) =>
      supplies(
        { offer: cageFor(market, motor?.offer), quantity: 1 },
        'Anti-theft cage that fits the gate motor',
        'Anti-theft cage: one for each sliding gate motor',
      ),
    );

/** For gate motors that come without one. */
function batteries(
  { market, site }: DesignContext,
  gates: readonly AutomatedGate[],
): readonly Supply[] {
  const without = motorsAtRisk(gates).filter(({ motor }) => motor && !motor.hasBattery);
  const ampereHours = values.batteryAmpereHours;
  const need: Need = {
    device: 'battery',
    atLeast: { volts: 12, ampereHours },
    atMost: { volts: 13 },
  };
  return site.outageHours > 0
    ? supplies(
        pieces(market, need, without.length),
        `12 V battery, ${ampereHours} Ah, for a gate motor`,
        `Gate batteries: one for each motor that comes without, ${counted(without.length, 'motor')}`,
      )
    : [];
}

function loops({ market }: DesignContext, gates: readonly AutomatedGate[]): readonly Supply[] {
  const booms = gates.filter(({ kind, motor }) => kind === 'boom' && motor);
  return supplies(
    pieces(market, { device: 'loop-detector' }, booms.length),
    'Loop detector',
    `Loop detectors: one for each boom, so that it never closes on a vehicle, ${counted(booms.length, 'boom')}`,
  );
}

/** Metres: (10 m a gate + a run to the alarm panel for each tamper contact) × 1.15. */
function cable(context: DesignContext, gates: readonly AutomatedGate[]): readonly Supply[] {
  const { market, site } = context;
  const runs = hasAlarm(site) ? motorsAtRisk(gates).length : 0;
  const atGates = gates.length * values.cableMetresPerGate * wasteFactor;
  const metres = wholeUp(atGates + cableMetres(runs, site.trade));
  return supplies(
    packs(market, {
      need: { device: 'alarm-cable' },
      size: 'metres',
      usual: values.cableRollMetres,
      amounts: [metres],
    }),
    `Alarm cable, ${values.cableRollMetres} m roll`,
    `Gate cable: (${counted(gates.length, 'gate')} × ${values.cableMetresPerGate} m + ${counted(runs, 'tamper contact')} × ${averageRunM[site.trade]} m) × ${wasteFactor} = ${figure(metres)} m, in whole rolls`,
  );
}

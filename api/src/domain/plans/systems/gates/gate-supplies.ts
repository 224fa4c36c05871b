import { gateValues as values } from '@app/knowledge/planning/gates';
import { fitsModel } from '../../../catalogue/capabilities/models.ts';
import type { DesignContext, Supply } from '../../plan-parts.ts';
import { leadBatteries, packs, pieces, suppliesOf } from '../purchases.ts';
import type { AutomatedGate } from './automated-gate.ts';
import { motorsAtRisk } from './gate-devices.ts';
import { taggedGates } from './resident-tags.ts';

const buy = suppliesOf('gates');

/** What motors are fitted, protected and opened with. */
export const gateSupplies = (
  context: DesignContext,
  gates: readonly AutomatedGate[],
): readonly Supply[] => [
  ...slidingParts(context, gates),
  ...cages(context, gates),
  ...batteries(context, gates),
  ...loops(context, gates),
  ...remotes(context, gates),
  ...phoneOpeners(context, gates),
];

function slidingParts(
  { market }: DesignContext,
  gates: readonly AutomatedGate[],
): readonly Supply[] {
  const sliding = gates.filter(({ kind }) => kind === 'sliding');
  const withNewMotor = sliding.filter(({ motor }) => motor);
  const lengths = withNewMotor.map(({ width }) => width + values.overlapMetres);
  const rack = {
    need: { device: 'gate-rack' },
    size: 'metres',
    usual: values.rackPieceMetres,
  } as const;
  return [
    ...buy(packs(market, rack, lengths), 'gate-rack', { id: 'gate-racks', lengths }),
    ...buy(pieces(market, 'gate-end-stops', withNewMotor.length), 'gate-end-stops', {
      id: 'gate-end-stops',
      gates: withNewMotor.length,
    }),
    ...buy(
      pieces(market, 'anti-lift-bracket', sliding.length * values.antiLiftBracketsPerGate),
      'anti-lift-bracket',
      { id: 'anti-lift-brackets', gates: sliding.length },
    ),
  ];
}

/** One for each sliding gate motor; those of swing gates are arms that no cage fits. */
const cages = ({ market }: DesignContext, gates: readonly AutomatedGate[]): readonly Supply[] =>
  gates
    .filter(({ kind }) => kind === 'sliding')
    .flatMap(({ motor }) =>
      buy(
        {
          kind: 'motor-cage',
          offer: market
            .fitting({ device: 'motor-cage' })
            .find(({ name }) => fitsModel(name, motor?.offer?.name)),
          quantity: 1,
        },
        'motor-cage',
        'motor-cages',
      ),
    );

/** For gate motors that come without one. */
function batteries(
  { market, site }: DesignContext,
  gates: readonly AutomatedGate[],
): readonly Supply[] {
  if (site.outageHours === 0) return [];
  const without = motorsAtRisk(gates).filter(({ motor }) => motor && !motor.hasBattery).length;
  return buy(leadBatteries(market, values.batteryAmpereHours, without), 'gate-battery', {
    id: 'gate-batteries',
    motors: without,
  });
}

function loops({ market }: DesignContext, gates: readonly AutomatedGate[]): readonly Supply[] {
  const booms = gates.filter(({ kind, motor }) => kind === 'boom' && motor).length;
  return buy(pieces(market, 'loop-detector', booms), 'loop-detector', {
    id: 'loop-detectors',
    booms,
  });
}

/**
 * One for each person, up to a limit, and a spare, without those that come with the new motors.
 * Remotes of a motor that stays are there.
 */
function remotes(
  { market, scope, site }: DesignContext,
  gates: readonly AutomatedGate[],
): readonly Supply[] {
  const motors = gates.flatMap(({ motor }) => motor ?? []);
  if (motors.length === 0) return [];
  const byTag = taggedGates({ scope, site }, gates).gates.length > 0;
  const limit = byTag ? values.remotesBesideTags : values.remotesAtMost[site.trade];
  const included = motors.reduce((sum, { offer }) => sum + (offer?.figures.remotes ?? 0), 0);
  const wanted = Math.min(Math.max(site.people, 1), limit) + values.spareRemotes;
  const quantity = Math.max(0, wanted - included);
  return buy(pieces(market, 'gate-remote', quantity), 'gate-remote', {
    id: 'gate-remotes',
    people: site.people,
    limit,
    included,
    remotes: quantity,
  });
}

/** Opens by phone: at the gate of a business, and in the complete plan of a home. */
function phoneOpeners(
  { market, site, scope }: DesignContext,
  gates: readonly AutomatedGate[],
): readonly Supply[] {
  const wanted = scope === 'complete' || (scope === 'recommended' && site.trade === 'commercial');
  if (!wanted || site.signal !== 'good') return [];
  const atGates = gates.filter(({ kind }) => kind !== 'garage').length;
  return buy(pieces(market, 'gate-gsm-opener', atGates), 'gate-gsm-opener', {
    id: 'gate-gsm-openers',
    gates: atGates,
  });
}

import { gateValues as values } from '@app/knowledge/planning/gates';
import { counted } from '@app/wording/phrases';
import type { DesignContext, Supply } from '../../plan-parts.ts';
import { pieces, suppliesOf } from '../purchases.ts';
import type { AutomatedGate, NewMotor } from './automated-gate.ts';

const supplies = suppliesOf('gates');

/**
 * One for each person, up to a limit, and a spare, without those that come with the first motor.
 * Remotes of a motor that stays are there.
 */
export function remotes(
  { market, site }: DesignContext,
  gates: readonly AutomatedGate[],
): readonly Supply[] {
  const motor = gates.find((gate) => gate.motor)?.motor;
  if (!motor) return [];
  const limit = values.remotesAtMost[site.trade];
  const included = remotesWith(motor);
  const wanted = Math.min(Math.max(site.people, 1), limit) + values.spareRemotes;
  const quantity = Math.max(0, wanted - included);
  return supplies(
    pieces(market, { device: 'gate-remote' }, quantity),
    'Code-hopping remote',
    `Remotes: one for each of ${counted(site.people, 'person')}, at most ${limit}, + ${values.spareRemotes} spare − ${included} that come with the first motor = ${quantity}`,
  );
}

/** As the name of the motor states: "2 remotes". */
const remotesWith = ({ offer }: NewMotor): number =>
  Number(offer?.name.match(/(\d+) remotes?\b/i)?.[1] ?? 0);

/** Opens by phone: at the gate of a business, and in the complete plan of a home. */
export function phoneOpeners(
  { market, site, scope }: DesignContext,
  gates: readonly AutomatedGate[],
): readonly Supply[] {
  const wanted = scope === 'complete' || (scope === 'recommended' && site.trade === 'commercial');
  const atGates = gates.filter(({ kind }) => kind !== 'garage');
  return wanted && site.signal === 'good'
    ? supplies(
        pieces(market, { device: 'gate-gsm-opener' }, atGates.length),
        'GSM gate opener',
        `GSM gate openers: one for each gate, ${counted(atGates.length, 'gate')}`,
      )
    : [];
}

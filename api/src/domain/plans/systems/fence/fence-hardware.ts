import { fenceValues as values } from '@app/knowledge/planning/fence';
import { figure } from '@app/wording/figures';
import { counted } from '@app/wording/phrases';
import type { Figure } from '../../../catalogue/capabilities/figures.ts';
import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { DesignContext, Supply } from '../../plan-parts.ts';
import { type Purchase, packs, pieces, suppliesOf } from '../purchases.ts';
import type { FenceFigures } from './fence-figures.ts';

const supplies = suppliesOf('fence');

/** What the fence on the boundary is made of: brackets, wire and what holds it. */
export function fenceLines({ market }: DesignContext, figures: FenceFigures): readonly Supply[] {
  const { length, strands, wire, brackets, corners, straights } = figures;
  const lines = `${figure(strands)} lines`;
  const pack = (device: Need['device'], usual: number, amount: number): Purchase =>
    packs(market, { need: { device }, size: 'pack', usual, amounts: [amount] });
  const bracket = (device: Need['device'], quantity: number): Purchase =>
    pieces(market, { device, atLeast: { lines: strands } satisfies Limits }, quantity);

  const insulators =
    strands * (brackets * values.insulatorsPerBracket + corners * values.insulatorsPerCorner);
  const springs = strands * straights * values.springsPerStraight;
  const ferrules = strands * straights * values.ferrulesPerStraight;
  return [
    ...supplies(
      bracket('fence-bracket', brackets),
      `Fence bracket for ${lines}`,
      `Brackets: ${figure(length)} m ÷ ${values.bracketSpacingMetres} m = ${figure(brackets)}`,
    ),
    ...supplies(
      bracket('fence-corner-bracket', corners),
      `Corner bracket for ${lines} or more`,
      `Corner brackets: one in each corner, ${corners} corners`,
    ),
    ...supplies(
      packs(market, {
        need: { device: 'fence-wire' },
        size: 'metres',
        usual: values.wireRollMetres,
        amounts: [wire],
      }),
      `Fence wire, ${values.wireRollMetres} m roll`,
      `Wire: ${figure(length)} m × ${lines} × ${values.wireMargin} = ${figure(wire)} m, in whole rolls`,
    ),
    ...supplies(
      pack('fence-insulators', values.insulatorsInPack, insulators),
      `Strain insulators, pack of ${values.insulatorsInPack}`,
      `Insulators: ${lines} × (${counted(brackets, 'bracket')} + ${corners} corners × ${values.insulatorsPerCorner}) = ${figure(insulators)}, in whole packs`,
    ),
    ...supplies(
      pack('fence-springs', values.springsInPack, springs),
      `Tension springs, pack of ${values.springsInPack}`,
      `Springs: ${lines} × ${figure(straights)} straight stretches = ${figure(springs)}, in whole packs`,
    ),
    ...supplies(
      pack('fence-ferrules', values.ferrulesInPack, ferrules),
      `Compression ferrules, pack of ${values.ferrulesInPack}`,
      `Ferrules: ${lines} × ${figure(straights)} straight stretches × ${values.ferrulesPerStraight} = ${figure(ferrules)}, in whole packs`,
    ),
  ];
}

type Limits = Partial<Record<Figure, number>>;

/** Warning signs and the certificate that the law asks for. */
export function fencePapers(
  { market, site }: DesignContext,
  { signs, gates, length }: FenceFigures,
): readonly Supply[] {
  const { urban, rural, publicRoad } = values.signSpacingMetres;
  const along = site.rural
    ? `${figure(length)} m: every ${publicRoad} m along public roads (${values.publicRoadShare * 100}% of it) and every ${rural} m elsewhere`
    : `${figure(length)} m ÷ ${urban} m`;
  return [
    ...supplies(
      pieces(market, { device: 'fence-sign' }, signs),
      'Electric fence warning sign',
      `Warning signs: ${along}, + ${counted(gates, 'gate')} + ${values.corners} corners = ${figure(signs)}`,
    ),
    ...supplies(
      pieces(market, { device: 'certificate' }, 1),
      'Certificate of compliance for the electric fence, by a registered installer',
      'Certificate of compliance: one for the fence (Electrical Machinery Regulations, 2011, regulation 12)',
    ),
  ];
}

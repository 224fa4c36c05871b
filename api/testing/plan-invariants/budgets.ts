import type { Plan } from '../../src/domain/plans/plan.ts';
import { openOfGravest } from '../../src/domain/plans/words/threats/rate-threats.ts';
import type { CheckedPlan } from './checked-plan.ts';

/** What an essential budget costs at least and at most of the recommended one, unless it says why. */
const leastShare = 0.5;
const mostShare = 0.75;

/** What is wrong with the three budgets of a site, each as a sentence; nothing of a sound plan. */
export function budgetFaults({ site, plan, variants }: CheckedPlan): readonly string[] {
  const { budgets } = plan;
  const [essential, recommended, complete] = budgets;
  if (!essential || !recommended || !complete) return ['there are not three budgets'];
  const costs = budgets.map(({ totals }) => totals.total);
  const [least = 0, usual = 0, most = 0] = costs;
  const share = least / usual;
  const unsaid = openOfGravest(site, variants.essential.designs).filter(
    (text) => !essential.risk.toLowerCase().includes(text.toLowerCase()),
  );
  const plates = (bom: typeof recommended.bom) =>
    bom.filter(({ justification }) => justification.includes('number-plate view')).length;
  return [
    ...(least <= usual && usual <= most ? [] : [`they cost ${costs.join(', ')}`]),
    ...(usual === 0 || (share >= leastShare && share <= mostShare) || saysWhy(essential)
      ? []
      : [`essential costs ${share} of recommended and does not say why`]),
    ...unsaid.map((text) => `essential does not say: ${text}`),
    ...(hasSystems(recommended) && !hasSystems(essential)
      ? ['essential has nothing but signs and labour']
      : []),
    ...(site.type === 'Residential Estate' && plates(recommended.bom) > plates(essential.bom)
      ? ['essential reads no number plates at the gate of an estate']
      : []),
  ];
}

const hasSystems = ({ bom }: Plan['budgets'][number]): boolean =>
  bom.some(({ system }) => system !== 'Labour' && system !== 'Signs');

const saysWhy = ({ differences }: { readonly differences: readonly string[] }): boolean =>
  differences.some((text) => /^(It costs|Nothing:)/.test(text));

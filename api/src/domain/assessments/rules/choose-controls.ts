import { causes } from '@app/knowledge/causes/causes';
import type { Control } from '@app/knowledge/control';
import { timeFrames } from '@app/knowledge/control';
import { type ControlId, controls } from '@app/knowledge/controls/controls';
import { costFactors } from '@app/knowledge/cost-factors';
import type { MeasureId } from '@app/knowledge/measures';
import { openGround, outdoors } from '@app/knowledge/place-groups';
import type { Says } from '@app/knowledge/says';
import type { Costs } from '../costs.ts';
import { applies, type Case, hasAny } from './case.ts';
import { type Cost, costOf } from './cost-of.ts';
import { entriesOf } from './entries-of.ts';
import type { Finding } from './rank-causes.ts';

/** A control as it is recommended for one case. */
export interface Step {
  readonly id: ControlId;
  readonly control: Control;
  readonly name: Says;
  readonly how: Says;
  readonly cost: Cost;
  /** The findings that it answers, as their places in the ranking from 0. */
  readonly answers: readonly number[];
  readonly points: number;
}

/**
 * What to do about the findings: the steps that answer most, by strength of finding, fit, cost and
 * what is there already, then in the order of when to do them. Never what a visitor refuses.
 */
export function chooseControls(
  about: Case,
  findings: readonly Finding[],
  costs: Costs,
  most: number,
  wishes: readonly MeasureId[] = [],
): readonly Step[] {
  const ids = new Set(findings.flatMap(({ cause }) => cause.answers));
  const found = [...ids]
    .map((id) => stepFor(id, about, findings, costs))
    .filter((step) => step !== undefined)
    .sort((a, b) => b.points - a.points);
  const needed = found.filter(({ control }) => hasAny(about, control.always ?? []));
  const others = found.filter((step) => !needed.includes(step));
  const steps = [...needed, ...others]
    .filter(firstOfItsMeasure())
    .sort((a, b) => b.points - a.points);
  const chosen = withAnswerForEach(steps, findings, most);
  const wanted = wishes
    .filter((id) => ![...chosen, ...needed].some(({ control }) => control.measure === id))
    .map((id) => wishStep(id, steps, about, costs))
    .filter((step) => step !== undefined)
    .slice(0, MOST_WISHES);
  const kept = new Set([...steps.filter((step) => needed.includes(step)), ...wanted]);
  const rest = chosen.filter((step) => !kept.has(step));
  return inOrder([...rest.slice(0, most - kept.size), ...kept]);
}

/** Wishes take the place of the weakest steps, so not many. */
const MOST_WISHES = 2;

/** The best step with a measure that the visitor asks for: against a finding, else against the incident. */
function wishStep(
  wish: MeasureId,
  steps: readonly Step[],
  about: Case,
  costs: Costs,
): Step | undefined {
  const answer = steps.find(({ control }) => control.measure === wish);
  if (answer) return answer;
  const useful = Object.values(causes)
    .filter(({ opens }) => opens.some((incident) => about.incidents.includes(incident)))
    .flatMap(({ answers }) => answers)
    .filter((id) => controls[id].measure === wish)
    .map((id) => stepFor(id, about, [], costs))
    .filter((step) => step !== undefined);
  return useful.sort((a, b) => fitFactor(b.control, about) - fitFactor(a.control, about))[0];
}

/** Each finding has its best step before any has a second one. */
function withAnswerForEach(
  steps: readonly Step[],
  findings: readonly Finding[],
  most: number,
): readonly Step[] {
  const best = findings.map((_, index) => steps.find(({ answers }) => answers.includes(index)));
  const needed = new Set(best.filter((step) => step !== undefined));
  const others = steps.filter((step) => !needed.has(step));
  return [...needed, ...others].slice(0, most);
}

/** A measure is recommended once, by its strongest step. */
function firstOfItsMeasure(): (step: Step) => boolean {
  const seen = new Set<MeasureId>();
  return ({ control: { measure } }) => {
    if (!measure) return true;
    const first = !seen.has(measure);
    seen.add(measure);
    return first;
  };
}

const inOrder = (steps: readonly Step[]): readonly Step[] =>
  [...steps].sort(
    (a, b) =>
      timeFrames.indexOf(a.control.when) - timeFrames.indexOf(b.control.when) ||
      b.points - a.points,
  );

function stepFor(
  id: ControlId,
  about: Case,
  findings: readonly Finding[],
  costs: Costs,
): Step | undefined {
  const control: Control = controls[id];
  if (!applies(about, control) || !isThere(control, about)) return undefined;
  const { measure } = control;
  if (measure && about.heard.has(`refuses:${measure}`)) return undefined;
  const there = measure !== undefined && about.heard.has(`has:${measure}`);
  const broken = measure !== undefined && about.heard.has(`broken:${measure}`);
  const instead = there || broken ? control.present : undefined;
  // What works is not sold again; what is broken and can't be serviced is replaced.
  if (there && !instead) return undefined;
  const answers = findings.flatMap(({ cause }, index) =>
    cause.answers.includes(id) ? [index] : [],
  );
  const cost = costOf(instead ? costOfService(control) : control.cost, costs);
  const strength = answers.reduce((sum, index) => sum + strengthAgainst(findings[index], id), 0);
  return {
    id,
    control,
    name: instead?.name ?? control.name,
    how: instead?.how ?? control.how,
    cost,
    answers,
    points: strength * fitFactor(control, about) * costFactor(cost, about),
  };
}

/** Whether what is done in a building or outside can be done in the area. */
function isThere({ where }: Control, { area, places }: Case): boolean {
  if (!area || !where) return true;
  if (where === 'outside') return places.some((id) => outdoors.includes(id));
  return places.length === 0 || !places.every((id) => openGround.includes(id));
}

/** What is there is checked by whoever would have fitted it. */
const costOfService = ({ who }: Control): Control['cost'] => (who === 'We' ? service : 'nothing');

const service: Control['cost'] = {
  for: '2 to 3 hours',
  items: [{ need: { device: 'labour' }, count: [2, 3], hours: 0 }],
};

/** A finding's first answer counts fully, later ones less. */
function strengthAgainst(finding: Finding | undefined, id: ControlId): number {
  if (!finding) return 0;
  return finding.score / (1 + 0.3 * finding.cause.answers.indexOf(id));
}

function fitFactor({ fit = {}, measure }: Control, about: Case): number {
  const wanted = measure && about.heard.has(`wants:${measure}`) ? 1.5 : 1;
  return entriesOf(fit)
    .filter(([sign]) => about.heard.has(sign))
    .reduce((product, [, factor]) => product * factor, wanted);
}

function costFactor(cost: Cost, about: Case): number {
  const budget = about.heard.has('fact:low-budget') ? 'small' : 'usual';
  if (cost.kind !== 'band') return costFactors[cost.kind][budget];
  const { to } = cost;
  const band = costFactors.upTo.find(({ rand }) => to < rand * 100) ?? costFactors.above;
  return band[budget];
}

import { usualAnywhere } from '@app/knowledge/exposures';
import { type MeasureId, measures } from '@app/knowledge/measures';
import type { Costs } from '../costs.ts';
import type { Case } from './case.ts';
import { chooseControls, type Step } from './choose-controls.ts';
import { entriesOf } from './entries-of.ts';
import { type Finding, rankCauses } from './rank-causes.ts';
import { wordingFor } from './text-for.ts';

/** An area or concern of a request. */
export interface Part {
  /** Id of its section in the report. */
  readonly section: string;
  /** What tables and references call it. */
  readonly name: string;
  /** As the visitor calls it. */
  readonly words: string;
  readonly about: Case;
  /** The most steps of its own. */
  readonly most: number;
}

/** What is recommended for one part. */
export interface PartPlan extends Part {
  readonly findings: readonly Finding[];
  /** The likeliest cause that no earlier part has as its new cause. */
  readonly newCause: Finding | undefined;
  /** Recommended here for the first time. */
  readonly steps: readonly Step[];
  /** Recommended for an earlier part already, at the same place. */
  readonly repeated: readonly { readonly step: Step; readonly from: PartPlan }[];
}

const SPARE_STEPS = 3;

/** Whether a step for one case is the step for another: a contact on the front door does nothing at the balcony. */
function isThereToo(one: Step, about: Case, other: Step, elsewhere: Case): boolean {
  const named = (step: Step, of: Case) => wordingFor(step.name, of, step.control.at).facts;
  const there = named(other, elsewhere);
  return named(one, about).every((fact) => there.includes(fact));
}

/** How many steps a part gets: with many parts each gets fewer, or nobody would read them. */
export const stepsPerPart = (parts: number): number => (parts <= 2 ? 4 : parts <= 4 ? 3 : 2);

/** Plans each part in order; a step that an earlier part has is not given again. */
export function planParts(parts: readonly Part[], costs: Costs): PartPlan[] {
  const plans: PartPlan[] = [];
  for (const part of parts) {
    const { most } = part;
    const { findings, pool } = remedies(part.about, most, costs);
    const wishes = wishesOf(part.about);
    const isWish = ({ control: { measure } }: Step) =>
      Number(measure !== undefined && wishes.includes(measure));
    const best = [...pool].sort((a, b) => isWish(b) - isWish(a) || b.points - a.points);
    const earlier = (step: Step) =>
      plans.find(({ steps, about }) =>
        steps.some((one) => one.id === step.id && isThereToo(one, about, step, part.about)),
      );
    const repeated = best.slice(0, most).flatMap((step) => {
      const from = earlier(step);
      return from ? [{ step, from }] : [];
    });
    const fresh = best.filter((step) => !earlier(step));
    // A part without a step of its own would look forgotten.
    const count = Math.max(1, most - repeated.length);
    const own = new Set(fresh.slice(0, count));
    const steps = pool.filter((step) => own.has(step));
    const newCause = findings.find(({ id }) => !plans.some((plan) => plan.newCause?.id === id));
    plans.push({ ...part, findings, newCause, steps, repeated });
  }
  return plans;
}

/** What the visitor asks for in this part. */
const wishesOf = ({ heard, inherited }: Case): readonly MeasureId[] =>
  measureIds.filter((id) => heard.has(`wants:${id}`) && !inherited.has(`wants:${id}`));
const measureIds = entriesOf(measures).map(([id]) => id);

/** A part with one measure would look forgotten. */
const LEAST_STEPS = 2;

/**
 * What is named may not happen there, as a robbery at cash-up in a bedroom, or one thing may be all that
 * helps against it: then it is looked at for what happens anywhere as well.
 */
function remedies(about: Case, most: number, costs: Costs) {
  const mostFindings = most <= 2 ? 2 : 4;
  const poolOf = (findings: readonly Finding[]) =>
    chooseControls(about, findings, costs, most + SPARE_STEPS, wishesOf(about));
  const named = rankCauses(about, mostFindings);
  const pool = poolOf(named);
  if (pool.length >= LEAST_STEPS) return { findings: named, pool };
  const known = named.map(({ id }) => id);
  const usual = rankCauses({ ...about, incidents: usualAnywhere }, mostFindings, known);
  const findings = [...named, ...usual];
  return { findings, pool: poolOf(findings) };
}

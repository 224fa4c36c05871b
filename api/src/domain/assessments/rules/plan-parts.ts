import type { Costs } from '../costs.ts';
import type { Case } from './case.ts';
import { chooseControls, type Step } from './choose-controls.ts';
import { type Finding, rankCauses } from './rank-causes.ts';

/** An area or concern of a request. */
export interface Part {
  /** What tables and references call it. */
  readonly name: string;
  /** As the visitor calls it. */
  readonly words: string;
  readonly about: Case;
}

/** What is recommended for one part. */
export interface PartPlan extends Part {
  readonly findings: readonly Finding[];
  /** Recommended here for the first time. */
  readonly steps: readonly Step[];
  /** Recommended for an earlier part already. */
  readonly repeated: readonly { readonly step: Step; readonly from: PartPlan }[];
}

/** How many steps a part gets: with many parts each gets fewer, or nobody would read them. */
export const stepsPerPart = (parts: number): number => (parts <= 2 ? 4 : parts <= 4 ? 3 : 2);

/** Plans each part in order; a step that an earlier part has is not told again. */
export function planParts(parts: readonly Part[], costs: Costs, most: number): PartPlan[] {
  const plans: PartPlan[] = [];
  for (const part of parts) {
    const findings = rankCauses(part.about, most <= 2 ? 2 : 3);
    const chosen = chooseControls(part.about, findings, costs, most);
    const repeated = chosen.flatMap((step) => {
      const from = plans.find(({ steps }) => steps.some(({ id }) => id === step.id));
      return from ? [{ step, from }] : [];
    });
    const steps = chosen.filter(({ id }) => !repeated.some(({ step }) => step.id === id));
    plans.push({ ...part, findings, steps, repeated });
  }
  return plans;
}

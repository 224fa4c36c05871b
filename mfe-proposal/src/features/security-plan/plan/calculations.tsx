import type { PlanCable, PlanCalculation } from '@app/contracts/security-plan';
import { Disclosure, DisclosureGroup } from '@app/ui/disclosure';
import { useState } from 'react';
import { CableSchedule } from './cable-schedule.tsx';
import css from './calculations.module.css';
import { PlanSection } from './plan-section.tsx';
import { sectionTitles } from './section-titles.ts';

/** Figures of the plan with their formulas, so that a reader can work them out again. */
export function Calculations({
  calculations,
  cables = [],
}: {
  readonly calculations: readonly PlanCalculation[];
  /** Plans that were stored before cable was measured have none. */
  readonly cables?: readonly PlanCable[] | undefined;
}) {
  if (calculations.length === 0) return null;
  return (
    <PlanSection title={sectionTitles.calculations}>
      <DisclosureGroup>
        {calculations.map((calculation, index) => (
          // Two systems may have a figure of the same name, and the list never changes.
          <Calculation key={index} calculation={calculation} />
        ))}
        {cables.length > 0 && <CableSchedule cables={cables} />}
      </DisclosureGroup>
    </PlanSection>
  );
}

function Calculation({
  calculation: { name, formula, inputs, result, source },
}: {
  readonly calculation: PlanCalculation;
}) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      title={
        <>
          {name} <span className={css.result}>{result}</span>
        </>
      }
      open={open}
      onToggle={setOpen}
      headingLevel={3}
    >
      <div className={css.working}>
        <p className={css.formula}>
          {formula} = <strong>{result}</strong>
        </p>
        <dl className={css.inputs}>
          {inputs.map((input) => (
            <div key={input.name}>
              <dt>{input.name}</dt>
              <dd>{input.value}</dd>
            </div>
          ))}
        </dl>
        <p className={css.source}>Source: {source}</p>
      </div>
    </Disclosure>
  );
}

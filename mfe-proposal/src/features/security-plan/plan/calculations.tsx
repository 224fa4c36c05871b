import type { PlanCalculation } from '@app/contracts/security-plan';
import { Disclosure, DisclosureGroup } from '@app/ui/disclosure';
import { useState } from 'react';
import css from './calculations.module.css';

/** Figures of the plan with their formulas, so that a reader can work them out again. */
export function Calculations({
  calculations,
}: {
  readonly calculations: readonly PlanCalculation[];
}) {
  if (calculations.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="calculations-title">
      <h2 id="calculations-title">Calculations</h2>
      <DisclosureGroup>
        {calculations.map((calculation, index) => (
          // Two systems may have a figure of the same name, and the list never changes.
          <Calculation key={index} calculation={calculation} />
        ))}
      </DisclosureGroup>
    </section>
  );
}

function Calculation({
  calculation: { name, formula, inputs, result, source },
}: {
  readonly calculation: PlanCalculation;
}) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={name} count={result} open={open} onToggle={setOpen} headingLevel={3}>
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

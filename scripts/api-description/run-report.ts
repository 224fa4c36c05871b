import * as v from 'valibot';

const Finding = v.object({
  code: v.optional(v.string(), ''),
  title: v.string(),
  count: v.number(),
  operations: v.optional(v.array(v.string()), []),
});

/** What we read of the report that schemathesis writes. */
export const RunReport = v.object({
  complete: v.boolean(),
  operations: v.object({ selected: v.number(), tested: v.number() }),
  test_cases: v.object({ generated: v.number() }),
  failures: v.array(Finding),
  errors: v.array(Finding),
});
export type RunReport = v.InferOutput<typeof RunReport>;

export interface RunOutcome {
  /** One line for each kind of finding, with the calls in which it was found. */
  readonly findings: readonly string[];
  /** One line with the figures of the run. */
  readonly summary: string;
  readonly passed: boolean;
}

/** The outcome of a run. A run that was cut off, or tested nothing, has not passed. */
export function outcomeOf({ complete, operations, ...report }: RunReport): RunOutcome {
  const kinds = [...report.failures, ...report.errors];
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  const cases = report.test_cases.generated;
  const whole = complete && operations.tested === operations.selected && cases > 0;
  return {
    findings: kinds.map((kind) =>
      [`${kind.code} ${kind.title}: ${kind.count}`.trim(), ...kind.operations].join('\n  '),
    ),
    summary: [
      `${operations.tested} of ${operations.selected} operations`,
      `${cases} cases`,
      `${count} ${count === 1 ? 'finding' : 'findings'}`,
      ...(whole ? [] : ['NOT COMPLETE']),
    ].join(', '),
    passed: whole && count === 0,
  };
}

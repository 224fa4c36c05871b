import * as v from 'valibot';

const Finding = v.object({
  code: v.optional(v.string(), ''),
  title: v.string(),
  count: v.number(),
  operations: v.optional(v.array(v.string()), []),
});

/** How many of the valid requests of a phase were answered how. */
const Answers = v.object({ accepted: v.number() });

/** What we read of the report that schemathesis writes. */
export const RunReport = v.object({
  complete: v.boolean(),
  operations: v.object({ selected: v.number(), tested: v.number() }),
  test_cases: v.object({ generated: v.number() }),
  failures: v.array(Finding),
  errors: v.array(Finding),
  /** Calls by the name of a warning, such as `missing_auth` for those that only ever got 401. */
  warnings: v.record(v.string(), v.array(v.string())),
  /** By call and phase. A call that only got 401 or 403 is not in it. */
  valid_rates: v.record(v.string(), v.record(v.string(), Answers)),
});
export type RunReport = v.InferOutput<typeof RunReport>;

export interface RunOutcome {
  /** One line for each kind of finding, with the calls in which it was found. */
  readonly findings: readonly string[];
  /** One line with the figures of the run. */
  readonly summary: string;
  readonly passed: boolean;
}

/**
 * The outcome of a run. A run that was cut off, or tested nothing, has not passed; nor has one that never
 * got past the door of a call.
 * @param calls all that were to be tested, such as `GET /api/products`.
 */
export function outcomeOf(
  { complete, operations, ...report }: RunReport,
  calls: readonly string[],
): RunOutcome {
  const kinds = [...report.failures, ...report.errors, ...warningsOf(report, calls)];
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

/** Schemathesis itself passes a run with warnings, and does not warn of all calls that were never accepted. */
function warningsOf(
  { warnings, valid_rates }: Pick<RunReport, 'warnings' | 'valid_rates'>,
  calls: readonly string[],
): readonly v.InferOutput<typeof Finding>[] {
  const isAccepted = (call: string) =>
    Object.values(valid_rates[call] ?? {}).some(({ accepted }) => accepted > 0);
  const refused = calls.filter((call) => !isAccepted(call));
  // Of one phase alone, and not taken back when another phase is accepted, as the other warnings are.
  const { validation_mismatch = [], ...lasting } = warnings;
  return Object.entries({
    ...lasting,
    validation_mismatch: validation_mismatch.filter((call) => refused.includes(call)),
    'no valid request was accepted': refused,
  })
    .filter(([, operations]) => operations.length > 0)
    .map(([title, operations]) => ({ code: '', title, count: operations.length, operations }));
}

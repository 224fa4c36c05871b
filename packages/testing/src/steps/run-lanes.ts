import { type Outcome, run, type Step } from './step.ts';

/** Steps that run one after the other. */
export type Lane = readonly Step[];

/**
 * Runs lanes side by side, so that one works while another waits. The first prints as it goes; what the others
 * print comes at the end of each step.
 */
export async function runLanes(
  lanes: readonly Lane[],
  runStep: (step: Step, options: { readonly quiet: boolean }) => Promise<Outcome> = run,
): Promise<Outcome[]> {
  const busy = lanes.filter((lane) => lane.length > 0);
  const outcomes = await Promise.all(
    busy.map(async (lane, at) => {
      const own: Outcome[] = [];
      for (const step of lane) own.push(await runStep(step, { quiet: at > 0 }));
      return own;
    }),
  );
  return outcomes.flat();
}

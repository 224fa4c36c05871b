import { expect, test } from 'vitest';
import { runLanes } from './run-lanes.ts';
import type { Outcome, Step } from './step.ts';

const step = (name: string): Step => ({ name, command: [] });

test('a lane works while another waits, and its own steps keep their order', async () => {
  const log: string[] = [];
  const waiting = Promise.withResolvers<void>();
  const runStep = async (of: Step, { quiet }: { readonly quiet: boolean }): Promise<Outcome> => {
    log.push(`${of.name}${quiet ? ' quiet' : ''}`);
    if (of.name === 'waits') await waiting.promise;
    if (of.name === 'last') waiting.resolve();
    return { step: of, seconds: 0, counts: { passed: 1, failures: [], skipped: 0 } };
  };
  const lanes = [[], [step('waits'), step('after')], [step('first'), step('last')]];
  const outcomes = await runLanes(lanes, runStep);
  expect(log).toEqual(['waits', 'first quiet', 'last quiet', 'after']);
  expect(outcomes.map((outcome) => outcome.step.name)).toEqual(['waits', 'after', 'first', 'last']);
});

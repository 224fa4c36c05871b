import { expect, test } from 'vitest';
import { runFailedFilesAgain } from './flaky.ts';
import { type Outcome, type Step, vitest } from './step.ts';
import type { Failure } from './test-counts.ts';

const outcome = (step: Step, failures: readonly Failure[]): Outcome => ({
  step,
  seconds: 1,
  counts: { passed: 3, failures, skipped: 0 },
});
const step: Step = { name: 'unit', command: ['vitest'], only: (file) => ['vitest', file] };
const failure = (file: string, text = `${file}: a test`): Failure => ({ file, text });

/** Runs again: the files named pass. */
function secondTry(...passing: readonly string[]) {
  const commands: string[] = [];
  return {
    commands,
    async run(again: Step) {
      commands.push(again.command.join(' '));
      const passes = passing.some((file) => again.command.includes(file));
      return outcome(again, passes ? [] : [failure('still')]);
    },
  };
}

test('a failed file that passes alone is flaky and does not fail the run', async () => {
  const second = secondTry('a.test.ts');
  const found = await runFailedFilesAgain([outcome(step, [failure('a.test.ts')])], {
    runStep: second.run,
  });
  expect(found).toEqual({ failures: [], flaky: [failure('a.test.ts')] });
  expect(second.commands).toEqual(['vitest a.test.ts']);
});

test('a failed file that fails again fails the run, with the messages of its first try', async () => {
  const second = secondTry('b.test.ts');
  const failures = [failure('a.test.ts', 'one'), failure('a.test.ts', 'two'), failure('b.test.ts')];
  const found = await runFailedFilesAgain([outcome(step, failures)], { runStep: second.run });
  expect(found).toEqual({
    failures: [failure('a.test.ts', 'one'), failure('a.test.ts', 'two')],
    flaky: [failure('b.test.ts')],
  });
});

test('a check may have more of them', async () => {
  const second = secondTry('a', 'b', 'c');
  const failures = ['a', 'b', 'c'].map((file) => failure(file));
  const options = { most: 3, runStep: second.run };
  const found = await runFailedFilesAgain([outcome(step, failures)], options);
  expect(found).toEqual({ failures: [], flaky: failures });
});

test('a file of some that were chosen runs again without the others', () => {
  const { command, only } = vitest(['node'], ['mfe-shop/']);
  expect(command).toContain('mfe-shop/');
  expect(only?.('mfe-shop/a.test.ts')).toEqual([...command.slice(0, -1), 'mfe-shop/a.test.ts']);
});

test.each([
  ['more than two files failed', ['a', 'b', 'c'].map((file) => failure(file))],
  ['a step without tests failed', [failure('a'), { text: 'types' }]],
  ['nothing failed', []],
])('nothing runs again when %s', async (_, failures) => {
  const second = secondTry('a', 'b', 'c');
  const found = await runFailedFilesAgain([outcome(step, failures)], { runStep: second.run });
  expect(found).toEqual({ failures, flaky: [] });
  expect(second.commands).toEqual([]);
});

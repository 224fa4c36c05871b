import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import type { Outcome } from '@app/testing/steps/step';
import type { Timed } from '@app/testing/steps/test-counts';

/** How many of the slowest files are listed, for whoever makes the run shorter. */
const SLOWEST = 10;
/** A shared machine is half as fast at times. */
const TOLERANCE = 1.5;

/** Seconds that each step may take on two cores that do nothing else. */
export const budgets: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'budgets.json'), 'utf8'),
);

/** Where the time went: the slowest files, steps over their budgets, and slow tests that give no reason. */
export function ledger(
  outcomes: readonly Outcome[],
  sourceOf: (file: string) => string = readSource,
): string[] {
  const files = outcomes.flatMap(({ counts }) => counts.files ?? []);
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    ...titled('The slowest files:', slowest.map(line)),
    ...titled(
      'Steps, with their budgets in seconds:',
      outcomes.map(({ step, seconds }) => {
        const budget = budgets[step.name];
        const over = budget !== undefined && seconds > budget * TOLERANCE;
        return `  ${Math.round(seconds)} of ${budget ?? 'no budget'}  ${step.name}${over ? '  WARNING: over its budget' : ''}`;
      }),
    ),
    ...titled(
      'WARNING: slow tests without a comment that begins with "Slow:":',
      outcomes
        .flatMap(({ counts }) => counts.slowTests ?? [])
        // The name of a test that starts processes is its reason.
        .filter(({ name }) => !name.includes('.process.test.'))
        .filter(({ name }) => !sourceOf(name).includes('// Slow:'))
        .map(line),
    ),
  ];
}

const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, ...lines] : [];

const line = ({ name, seconds }: Timed): string => `  ${seconds.toFixed(1)} s  ${name}`;

/** The text of a test's file, from the name of the test. */
function readSource(name: string): string {
  const [, project, file = ''] = /^(\[.*?\] )?([^:]+)/.exec(name) ?? [];
  // Names of journeys begin with their project and are relative to their folder.
  const folder = project === undefined ? '' : 'e2e/journeys';
  try {
    return readFileSync(path.join(root, folder, file), 'utf8');
  } catch {
    return '';
  }
}

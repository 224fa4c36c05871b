import { readdirSync, readFileSync } from 'node:fs';
import { establishmentTypes } from '@app/contracts/proposal';
import { beforeAll, describe, expect, test } from 'vitest';
import { examplePlans, planRequests, plansFolder } from '../../../testing/example-plans.ts';

const names = [...planRequests.keys()];

describe('the example plans', () => {
  let examples: Awaited<ReturnType<typeof examplePlans>>;
  beforeAll(async () => {
    examples = await examplePlans();
  });
  const example = (name: string) => examples.find((one) => one.name === name);

  test('are one for each type of establishment', () => {
    const types = [...planRequests.values()].map(({ establishmentType }) => establishmentType);
    expect(types.toSorted()).toEqual([...establishmentTypes].toSorted());
  });

  test.each(names)('%s is as it was read and accepted (npm run plans:accept)', (name) => {
    const accepted = readFileSync(new URL(`${name}.md`, plansFolder), 'utf8');
    expect(example(name)?.markdown).toBe(accepted);
  });

  test('are those in the folder, and each has its line in the index', () => {
    const files = readdirSync(plansFolder).filter((file) => file !== 'README.md');
    expect(files.toSorted()).toEqual(names.map((name) => `${name}.md`).toSorted());
    const index = readFileSync(new URL('README.md', plansFolder), 'utf8');
    for (const name of names) expect(index).toContain(`(${name}.md)`);
  });

  test.each(names)('%s has natural language where facts were put in', (name) => {
    expect(example(name)?.markdown).not.toMatch(
      /\{\w+\}|undefined|NaN|Infinity|\bnull\b|\b([a-z]{2,}) \1\b|\.\.|\s[.,;]|“”/,
    );
  });
});

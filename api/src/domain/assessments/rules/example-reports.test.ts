import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { exampleReports, reportsFolder } from '../../../../testing/example-reports.ts';
import { exampleRequests } from '../../../../testing/example-requests.ts';
import { sentencesOf } from '../../../../testing/sentences.ts';

type Examples = Awaited<ReturnType<typeof exampleReports>>;

const names = [...exampleRequests.keys()];
const MOST_SHARED = 0.4;

describe('the example reports', () => {
  let examples: Examples;
  const example = (name: string) => {
    const found = examples.find((one) => one.name === name);
    if (!found) throw new Error(`No example ${name}`);
    return found;
  };

  beforeAll(async () => {
    examples = await exampleReports();
  });

  test.each(names)('%s is as it was read and accepted (npm run reports:accept)', (name) => {
    const accepted = readFileSync(new URL(`${name}.md`, reportsFolder), 'utf8');
    expect(example(name).markdown).toBe(accepted);
  });

  test('are those in the folder, and each has its line in the index', () => {
    const files = readdirSync(reportsFolder).filter((file) => file !== 'README.md');
    expect(files.toSorted()).toEqual(names.map((name) => `${name}.md`).toSorted());
    const index = readFileSync(new URL('README.md', reportsFolder), 'utf8');
    for (const name of names) expect(index).toContain(`(${name}.md)`);
  });

  test.each(names)('%s repeats no sentence', (name) => {
    const sentences = sentencesOf(example(name).report);
    const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect(repeated).toEqual([]);
  });

  test.each(names)('%s shares at most 40% of its sentences with any other', (name) => {
    const own = new Set(sentencesOf(example(name).report));
    const tooClose = examples
      .filter((other) => other.name !== name)
      .map((other) => {
        const sentences = new Set(sentencesOf(other.report));
        const common = own.intersection(sentences).size;
        return { name: other.name, share: common / Math.min(own.size, sentences.size) };
      })
      .filter(({ share }) => share > MOST_SHARED);
    expect(tooClose).toEqual([]);
  });

  test.each(names)('%s has natural language where facts were put in', (name) => {
    const text = sentencesOf(example(name).report).join('\n');
    expect(text).not.toMatch(/\{\w+\}|undefined|\b([a-z]\w+) \1\b|\ba [aeio]|\.\.|\s[.,;]|“”| {2}/);
  });

  test('say at most 950 words of ours, and under 250 when the request says too little', () => {
    for (const { name, report } of examples) {
      const sections = report.sections.filter(({ id }) => id !== 'you-wrote');
      const words = sentencesOf({ ...report, sections })
        .join(' ')
        .split(/\s+/).length;
      expect(words, name).toBeLessThan(name === 'thin-one-liners' ? 250 : 951);
      if (name !== 'thin-one-liners') expect(words, name).toBeGreaterThan(300);
    }
  });

  const stepsOf = (name: string) =>
    example(name)
      .report.sections.filter(({ id }) => id === 'what-to-do')
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'list' ? block.items : []))
      .map(({ lead }) => lead);

  test('give two businesses with different problems different steps', () => {
    const lists = names.map((name) => stepsOf(name).join(' ')).filter((steps) => steps !== '');
    expect(new Set(lists).size).toBe(lists.length);
  });

  test.each([
    ['restaurant-cash-up', 'Lock up before you count the money.'],
    ['petrol-station', 'Change the time of the shift cash-up.'],
    ['car-dealer', 'Lock all car keys away at closing time.'],
    ['warehouse-cable-theft', 'Close the hole at the back fence.'],
    ['student-house', 'Change locks, codes and remotes this week.'],
    ['factory-diesel', 'Keep the key to the fuel with one person.'],
  ])('%s begins with: %s', (name, step) => {
    expect(stepsOf(name)[0]).toBe(step);
  });

  test('happening-now begins with the numbers to phone', () => {
    const [first] = example('happening-now').report.sections;
    expect(first?.id).toBe('now');
    expect(sentencesOf(example('happening-now').report)[1]).toMatch(/SAPS 10111, or 112/);
  });
});

import { assets } from '@app/knowledge/assets';
import { circumstances } from '@app/knowledge/circumstances';
import { measures } from '@app/knowledge/measures';
import { people } from '@app/knowledge/people';
import { places } from '@app/knowledge/places';
import { premises } from '@app/knowledge/premises';
import { threats } from '@app/knowledge/threats';
import { times } from '@app/knowledge/times';
import { runs } from '@app/testing/runs';
import { uncapitalised } from '@app/wording/phrases';
import type { Report } from '@app/wording/report';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleCosts } from '../../../../testing/sample-costs.ts';
import { sentencesOf } from '../../../../testing/sentences.ts';
import { anUnderstanding } from '../../../../testing/understandings.ts';
import type { Costs } from '../costs.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { challengeReport } from './challenge-report.ts';
import { homeReport } from './home-report.ts';
import { riskReport } from './risk-report.ts';

let costs: Costs;
beforeAll(async () => {
  costs = await sampleCosts();
});

const heard = <Id extends string>(table: Readonly<Record<Id, unknown>>) =>
  fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...(Object.keys(table) as Id[])),
      words: fc.constantFrom('so it was', 'in words', 'word'),
      field: fc.constant('securityIssue'),
      weight: fc.double({ min: 0.1, max: 3, noNaN: true }),
    }),
    { maxLength: 5, selector: ({ id }) => id },
  );

const states = ['present', 'absent', 'broken', 'wanted', 'refused'] as const;

const understanding: fc.Arbitrary<Understanding> = fc
  .record({
    premises: heard(premises),
    incidents: heard(threats),
    places: heard(places),
    assets: heard(assets),
    people: heard(people),
    times: heard(times),
    circumstances: heard(circumstances),
    measures: heard(measures).chain((list) =>
      fc.tuple(
        ...list.map((one) => fc.constantFrom(...states).map((state) => ({ ...one, state }))),
      ),
    ),
    happeningNow: fc.boolean(),
    offTopic: fc.boolean(),
  })
  .map(anUnderstanding);

const wellFormed = (report: Report) => {
  const ids = report.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const sentences = sentencesOf(report);
  const text = sentences.join('\n');
  expect(text).not.toMatch(/\{\w+\}|undefined|NaN|\b(the|a|in|of) \1\b|“”|\ba [aeio](?!ne\b)/);
  for (const { blocks } of report.sections) expect(blocks.length).toBeGreaterThan(0);
};

const blockOf = ({ sections }: Report, id: string) =>
  sections.find((section) => section.id === id)?.blocks[0];

describe('whatever was understood', () => {
  test('a challenge gets a well-formed report whose first lines name its steps, and the same one twice', () => {
    fc.assert(
      fc.property(understanding, (one) => {
        const report = challengeReport(one, costs);
        wellFormed(report);
        expect(challengeReport(one, costs)).toEqual(report);
        const answer = blockOf(report, 'short-answer');
        const steps = blockOf(report, 'what-to-do');
        if (answer?.kind !== 'paragraph' || steps?.kind !== 'list') return;
        const nameOf = (step: number) => uncapitalised(steps.items[step - 1]?.lead ?? '');
        const [, , , first, number, best] = answer.text.facts;
        expect(`${first}.`).toBe(nameOf(1));
        if (number !== undefined) expect(`${best}.`).toBe(nameOf(Number(number)));
      }),
      { numRuns: runs(300) },
    );
  });

  test('a risk request gets a section for each area, in their order', () => {
    fc.assert(
      fc.property(
        understanding,
        fc.array(understanding, { minLength: 1, maxLength: 12 }),
        (whole, areas) => {
          fc.pre(!whole.offTopic && whole.incidents.length > 0);
          const operationalAreas = areas.map((_, index) => ({
            name: `Yard ${index + 1}`,
            description: 'text',
          }));
          const report = riskReport({ operationalAreas }, { whole, areas }, costs);
          wellFormed(report);
          const headings = report.sections.filter(({ id }) => id.startsWith('area-'));
          expect(headings.map(({ heading }) => heading)).toEqual(
            operationalAreas.map(({ name }) => name),
          );
          const advised = sentencesOf(report).some((text) =>
            text.startsWith('A report on one or two areas'),
          );
          expect(advised).toBe(areas.length > 2);
          const priorities = blockOf(report, 'priorities');
          const [, risk = '', area] =
            priorities?.kind === 'table' ? (priorities.rows[0] ?? []) : [];
          const answer = sentencesOf(report).find((text) => text.startsWith('The highest risk'));
          if (answer)
            expect(answer.toLowerCase()).toContain(
              `is ${risk} in the area “${area}”`.toLowerCase(),
            );
        },
      ),
      { numRuns: runs(100) },
    );
  });

  test('a home request gets its concerns and areas answered, and in short begins with its first step', () => {
    const three = fc.tuple(understanding, understanding, understanding);
    fc.assert(
      fc.property(
        understanding,
        fc.array(understanding, { minLength: 1, maxLength: 12 }),
        three,
        (whole, areas, concerns) => {
          fc.pre(!whole.offTopic && whole.incidents.length > 0);
          const report = homeReport(
            {
              areas: areas.map((_, index) => `Room ${index + 1}`),
              securityConcerns: ['one', 'two', 'three'],
            },
            { whole, areas, concerns },
            costs,
          );
          wellFormed(report);
          const ids = report.sections.map(({ id }) => id);
          expect(ids.filter((id) => id.startsWith('concern-'))).toHaveLength(3);
          expect(ids.filter((id) => id.startsWith('area-'))).toHaveLength(areas.length);
          const table = blockOf(report, 'who-when-cost');
          const [first, second] = table?.kind === 'table' ? table.rows : [];
          const answer = blockOf(report, 'short-answer');
          if (answer?.kind !== 'paragraph') return;
          const [, now, next] = answer.text.facts;
          expect(now).toBe(uncapitalised(first?.[0] ?? ''));
          expect(answer.text.template.includes('what costs nothing')).toBe(
            next !== undefined && first?.[4] === 'No cost',
          );
          if (next !== undefined) expect(next).toBe(uncapitalised(second?.[0] ?? ''));
        },
      ),
      { numRuns: runs(100) },
    );
  });
});

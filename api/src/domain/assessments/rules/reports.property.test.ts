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
import { wordsOf } from '@app/wording/wording';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleCosts } from '../../../../testing/sample-costs.ts';
import { sentencesOf } from '../../../../testing/sentences.ts';
import { anUnderstanding } from '../../../../testing/understandings.ts';
import type { Costs } from '../costs.ts';
import { understandRisk } from '../understanding/understand.ts';
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

/** The paragraph of the short answer that names steps; others say whom to phone and what is not sure. */
const stepsNamedIn = ({ sections }: Report) =>
  sections
    .find(({ id }) => id === 'short-answer')
    ?.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
    .find(({ facts }) => facts.length > 1);

/** Each area has two threats with a rating and a reason, and two measures. */
const hasThreatsAndMeasures = (report: Report) => {
  for (const { heading, blocks } of report.sections.filter(({ id }) => id.startsWith('area-'))) {
    const [threatTable, ...others] = blocks;
    const rows = threatTable?.kind === 'table' ? threatTable.rows : [];
    expect(rows.length, heading).toBeGreaterThanOrEqual(2);
    for (const [, likelihood, impact, why] of rows) {
      expect(likelihood).toMatch(/^[1-5]$/);
      expect(impact).toMatch(/^[1-5]$/);
      expect(why).not.toBe('');
    }
    const items = others.flatMap((block) => (block.kind === 'list' ? block.items : []));
    const own = items.filter(({ lead = '' }) => !/^(Gap|Also for)/.test(lead)).length;
    const earlier = items
      .filter(({ lead = '' }) => lead.startsWith('Also for'))
      .flatMap(({ text }) => wordsOf(text).split(/, | and /)).length;
    expect(own + earlier, heading).toBeGreaterThanOrEqual(2);
  }
};

/** Words about something that has happened. */
const CLAIMS =
  /they used|they came|they got in|they come back|you wrote “|are stolen|happened before|last time|was armed at that time/i;

const everydayWords =
  'bakery bread oven bees hives honey circus tent lions undertaker chapel coffins florist flowers marina boats jetty brewery barrels laundry salon mirrors museum paintings sculpture stage lights costumes harvest tractor goats chickens kitchen grannies bakkery brood winkel kantoor stoor perde skape hek agterdeur kerk kinders geld isitolo imali izinkomo ikhishi ihhovisi izingane isango umnyango abantu ebusuku inja izimbuzi nothing people cash tools night empty clients rain Monday 22:30 yellow slowly'.split(
    ' ',
  );
const everydayText = (least: number, most: number) =>
  fc
    .array(fc.constantFrom(...everydayWords), { minLength: least, maxLength: most })
    .map((words) => words.join(' '));

describe('whatever was understood', () => {
  test('a challenge gets a well-formed report whose first lines name its steps, and the same one twice', () => {
    fc.assert(
      fc.property(understanding, (one) => {
        const report = challengeReport(one, costs);
        wellFormed(report);
        expect(challengeReport(one, costs)).toEqual(report);
        const answer = stepsNamedIn(report);
        const steps = blockOf(report, 'what-to-do');
        if (!answer || steps?.kind !== 'list') return;
        const nameOf = (step: number) => uncapitalised(steps.items[step - 1]?.lead ?? '');
        const [, , , first, number, best] = answer.facts;
        expect(`${first}.`).toBe(nameOf(1));
        if (number !== undefined) expect(`${best}.`).toBe(nameOf(Number(number)));
      }),
      { numRuns: runs(100) },
    );
  });

  test('a risk request gets a section for each area, in their order', () => {
    fc.assert(
      fc.property(
        understanding,
        fc.array(understanding, { minLength: 1, maxLength: 12 }),
        (whole, areas) => {
          const operationalAreas = areas.map((_, index) => ({
            name: `Yard ${index + 1}`,
            description: 'text',
          }));
          const report = riskReport(
            { businessType: 'Yard', businessDescription: 'text', operationalAreas },
            { whole, areas },
            costs,
          );
          wellFormed(report);
          const headings = report.sections.filter(({ id }) => id.startsWith('area-'));
          expect(headings.map(({ heading }) => heading)).toEqual(
            operationalAreas.map(({ name }) => name),
          );
          const advised = sentencesOf(report).some((text) =>
            text.startsWith('A report on one or two areas'),
          );
          expect(advised).toBe(areas.length > 2);
          hasThreatsAndMeasures(report);
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

  // Slow: a report is made for each case.
  test('everyday words of three languages as business and areas get a section each, and no crime is claimed', () => {
    fc.assert(
      fc.property(
        everydayText(1, 3),
        everydayText(2, 12),
        fc.array(fc.record({ name: everydayText(1, 3), description: everydayText(1, 10) }), {
          minLength: 1,
          maxLength: 12,
        }),
        (businessType, businessDescription, operationalAreas) => {
          const request = { businessType, businessDescription, operationalAreas };
          const understood = understandRisk(request);
          const report = riskReport(request, understood, costs);
          wellFormed(report);
          hasThreatsAndMeasures(report);
          const headings = report.sections.filter(({ id }) => id.startsWith('area-'));
          expect(headings.map(({ heading }) => heading)).toEqual(
            operationalAreas.map(({ name }) => name),
          );
          const { incidents, circumstances } = understood.whole;
          if (incidents.length + circumstances.length > 0) return;
          const text = sentencesOf(report).join('\n');
          expect(text).toMatch(/usual at such places|We are not sure/);
          expect(text).not.toMatch(CLAIMS);
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
              homeType: 'House',
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
          const answer = stepsNamedIn(report);
          if (!answer) return;
          const [, now, next] = answer.facts;
          expect(now).toBe(uncapitalised(first?.[0] ?? ''));
          expect(answer.template.includes('what costs nothing')).toBe(
            next !== undefined && first?.[4] === 'No cost',
          );
          if (next !== undefined) expect(next).toBe(uncapitalised(second?.[0] ?? ''));
        },
      ),
      { numRuns: runs(100) },
    );
  });
});

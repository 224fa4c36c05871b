import { describe, expect, test } from 'vitest';
import type { ModelReading } from '../src/domain/assessments/model-reading/reading-question.ts';
import { type LabelledRequest, labelledSets } from './labelled-requests.ts';
import { figureNames, makeOf, measureReport, sumOf } from './measured-reports.ts';
import { sampleCosts } from './sample-costs.ts';
import { injectionAt, obeyed, standInReadings } from './stand-in-readings.ts';
import { anUnderstanding, heardAs } from './understandings.ts';

/** What the rules get wrong today of the requests in `tuning`: lower them when there are fewer. */
const MOST_WRONG = {
  crime: 43,
  guessed: 17,
  unasked: 2,
  danger: 2,
  falseDanger: 6,
  inferences: 11,
  areas: 0,
  places: 1,
  times: 0,
  unread: 2,
  falseUnread: 0,
  unlawful: 0,
  hiding: 0,
  falseHiding: 0,
} as const;

const costs = await sampleCosts();

// Slow: the rules read all requests that they are tuned with, and each gets its report.
test('the rules misread no more of the tuning requests than before', () => {
  const requests = labelledSets().get('tuning') ?? [];
  const all = requests.map((labelled) => measureReport(labelled, makeOf(labelled, costs)));

  expect(all).toHaveLength(200);
  for (const figure of figureNames) {
    expect(sumOf(all, figure).wrong.length, figure).toBeLessThanOrEqual(MOST_WRONG[figure]);
  }
});

test('what a model reads well is not lost: crimes, and no danger to life is missed', () => {
  const requests = labelledSets().get('tuning') ?? [];
  const all = requests.map((labelled) =>
    measureReport(labelled, makeOf(labelled, costs, standInReadings.well(labelled))),
  );

  expect(sumOf(all, 'crime').wrong.length).toBeLessThanOrEqual(3);
  expect(sumOf(all, 'danger').wrong).toEqual([]);
});

test('a model that obeys injected orders hides no danger to life', () => {
  const requests = (labelledSets().get('tuning') ?? []).filter((_, index) => index % 5 === 0);
  const missed = requests.map((labelled, index) => {
    const { reading, labelled: injected } = obeyed(labelled, injectionAt(index));
    const missedOf = (read?: ModelReading) =>
      measureReport(injected, makeOf(injected, costs, read)).danger.wrong.length;
    return { alone: missedOf(), obeyed: missedOf(reading) };
  });

  expect(missed.filter((one) => one.obeyed > one.alone)).toEqual([]);
});

describe('a measured report', () => {
  test('is about another crime than its label says', () => {
    const understanding = anUnderstanding({ incidents: [heardAs('vandalism')] });

    expect(measureReport(anIncident(), { understanding }).crime.wrong).toEqual([
      'vandalism, not armed-robbery',
    ]);
    expect(
      measureReport(anIncident({ acceptable: ['vandalism'] }), { understanding }).crime.wrong,
    ).toEqual([]);
  });

  test('misses a danger to life that is not its first problem', () => {
    const label = anIncident({ danger: true });
    const robbery = { ...heardAs('armed-robbery'), weight: 1 };
    const first = anUnderstanding({ incidents: [robbery] });
    const later = anUnderstanding({
      incidents: [{ ...heardAs('cable-theft'), weight: 3 }, robbery],
    });

    expect(measureReport(label, { understanding: first }).danger.wrong).toEqual([]);
    expect(measureReport(label, { understanding: later }).danger.wrong).toEqual([
      'missed: cable-theft',
    ]);
    expect(measureReport(anIncident(), { understanding: first }).falseDanger.wrong).toEqual([
      'there is none: armed-robbery',
    ]);
  });

  test('infers a measure or a thing at risk that its label does not say', () => {
    const understanding = anUnderstanding({
      incidents: [heardAs('burglary')],
      measures: [
        { ...heardAs('alarm'), state: 'present' },
        { ...heardAs('cameras'), state: 'broken' },
        { ...heardAs('guards'), state: 'wanted' },
        { ...heardAs('signage'), state: 'present' },
      ],
      atRisk: [heardAs('phones'), heardAs('medicines')],
    });
    const label = anIncident({ missing: ['cameras'], atRisk: ['goods-for-sale'] });

    expect(measureReport(label, { understanding }).inferences).toEqual({
      of: 4,
      wrong: ['have: alarm (said alarm)'],
    });
    expect(
      measureReport(anIncident({ notAtRisk: ['medicines'] }), { understanding }).inferences.wrong,
    ).toHaveLength(4);
  });

  test('leaves out an area, a place, a time and an unread part', () => {
    const label: LabelledRequest = {
      ...anIncident({ places: ['Yard', 'east gate'], times: ['22:30'], unread: ['Vrt blm.'] }),
      form: 'home',
      request: { homeType: 'House', areas: ['Yard', 'East gate'], securityConcerns: ['', '', ''] },
    };
    const report = (heading: string) => ({
      title: 'Report',
      sections: [
        { id: 'area-1', heading: 'Area: “Yard”', blocks: [] },
        { id: 'area-2', heading, blocks: [] },
      ],
    });
    const left = measureReport(label, {
      understanding: anUnderstanding(),
      report: report('Area 2: “vrt blm”'),
    });
    const named = measureReport(label, {
      understanding: anUnderstanding({ unread: ['Vrt blm'] }),
      report: report('Area: “East gate” at 22:30'),
    });

    expect([left.areas, left.places, left.times, left.unread].map(({ wrong }) => wrong)).toEqual([
      ['East gate'],
      ['east gate'],
      ['22:30'],
      ['Vrt blm.'],
    ]);
    expect([named.areas, named.places, named.times, named.unread]).toEqual([
      { of: 2, wrong: [] },
      { of: 2, wrong: [] },
      { of: 1, wrong: [] },
      { of: 1, wrong: [] },
    ]);
  });
});

function anIncident(expected: Partial<LabelledRequest['expect']> = {}) {
  return {
    id: 'an-incident',
    form: 'incident',
    request: { details: 'Something happened' },
    language: 'en',
    style: 'plain',
    checked: true,
    expect: {
      crime: 'armed-robbery',
      acceptable: [],
      danger: false,
      hiding: false,
      unlawful: [],
      have: [],
      missing: [],
      wants: [],
      atRisk: [],
      notAtRisk: [],
      places: [],
      times: [],
      unread: [],
      ...expected,
    },
  } satisfies LabelledRequest;
}

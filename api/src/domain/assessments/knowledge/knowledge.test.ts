import { standards } from '@app/knowledge/standards';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleCosts } from '../../../../testing/sample-costs.ts';
import type { Costs } from '../costs.ts';
import { costOf } from '../rules/cost-of.ts';
import type { Cause } from './cause.ts';
import { causes } from './causes/causes.ts';
import { type Caution, cautions } from './cautions.ts';
import type { Control } from './control.ts';
import { type ControlId, controls } from './controls/controls.ts';
import { usualFears } from './establishments.ts';
import { questions } from './questions.ts';
import type { Says } from './says.ts';
import { threats } from './threats.ts';
import { wishes } from './wishes.ts';

const allCauses = Object.entries(causes) as [string, Cause][];
const allControls = Object.entries(controls) as [ControlId, Control][];
const allCautions = Object.entries(cautions) as [string, Caution][];

const saidBy: readonly [string, Says][] = [
  ...allCauses.flatMap(([id, { name, why, check }]): [string, Says][] => [
    [`${id}: name`, name],
    [`${id}: why`, why],
    [`${id}: check`, check],
  ]),
  ...allControls.flatMap(([id, { name, how, present }]): [string, Says][] => [
    [`${id}: name`, name],
    [`${id}: how`, how],
    ...(present
      ? ([
          [`${id}: name when present`, present.name],
          [`${id}: how when present`, present.how],
        ] as [string, Says][])
      : []),
  ]),
  ...allCautions.map(([id, { say }]): [string, Says] => [id, say]),
];

const textsOf = (says: Says): readonly string[] =>
  (typeof says === 'string' ? [says] : says).map((text) =>
    typeof text === 'string' ? text : text.say,
  );

describe('the knowledge tables', () => {
  test.each(saidBy)('%s has a last text that fits every case', (_, says) => {
    const last = typeof says === 'string' ? says : says.at(-1);
    expect(last).toBeTypeOf('string');
    expect(last).not.toMatch(/\{(place|time|asset)\}/);
  });

  const everyText = [
    ...saidBy.flatMap(([, says]) => textsOf(says)),
    ...allControls.flatMap(([, { limit }]) => (limit ? [limit] : [])),
    ...questions.map(({ ask }) => ask),
    ...Object.values(wishes),
    ...Object.values(threats).flatMap(({ happens }) => textsOf(happens)),
  ];

  test('names no brand, promises nothing and states no share', () => {
    const wrong =
      /\b(vantis|norvik|lumora|halden|sentra|movant|palis|hikvision|dahua|paradox|guarantee[ds]?|per cent)\b|%/i;
    expect(everyText.filter((text) => wrong.test(text))).toEqual([]);
  });

  test('names a year only with a standard or law that is in the table', () => {
    const known = Object.values(standards)
      .map(({ name, edition }) => `${name} ${edition}`)
      .join(' ');
    const years = everyText.flatMap((text) => text.match(/\b(19|20)\d\d\b/g) ?? []);
    expect(years.filter((year) => !known.includes(year))).toEqual([]);
  });

  test('puts every text that names a standard on a row that lists it', () => {
    const named = { video: 'IEC 62676-4', fence: 'SANS 10222-3' } as const;
    for (const [id, name] of Object.entries(named)) {
      const missing = allControls
        .filter(([, { how }]) => textsOf(how).some((text) => text.includes(name)))
        .filter(([, { standards: listed = [] }]) => !listed.some((one) => one === id))
        .map(([control]) => control);
      expect(missing).toEqual([]);
    }
  });

  test('recommends every control for some cause', () => {
    const answers = new Set(allCauses.flatMap(([, cause]) => cause.answers));
    expect(allControls.map(([id]) => id).filter((id) => !answers.has(id))).toEqual([]);
  });

  test('fears something at every kind of premises', () => {
    for (const fears of Object.values(usualFears)) expect(fears.length).toBeGreaterThan(1);
  });

  describe('with the sample price list', () => {
    let costs: Costs;
    beforeAll(async () => {
      costs = await sampleCosts();
    });

    test.each(allControls)('%s has a price for all that it buys', (_, { cost }) => {
      const expected = cost === 'nothing' || cost === 'quote' ? cost : 'band';
      expect(costOf(cost, costs).kind).toBe(expected);
    });
  });
});

import { describe, expect, test } from 'vitest';
import { causes } from './causes/causes.ts';
import { cautions } from './cautions.ts';
import type { Control } from './control.ts';
import { controls } from './controls/controls.ts';
import { allTellings } from './examples/tellings.ts';
import { measures } from './measures.ts';
import { premises } from './premises.ts';
import { questions } from './questions.ts';
import { standards } from './standards.ts';
import { threats } from './threats.ts';
import { phrasesIn } from './vocabularies/phrases.ts';
import { premisesWords } from './vocabularies/premises.ts';

const allControls = Object.entries<Control>(controls);

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

describe('the knowledge tables', () => {
  const everyText = [
    ...Object.values(causes).flatMap(({ name, why, check }) => stringsIn([name, why, check])),
    ...allControls.flatMap(([, { name, how, present, limit }]) =>
      stringsIn([name, how, present, limit]),
    ),
    ...Object.values(cautions).flatMap(({ say }) => stringsIn(say)),
    ...Object.values(questions).map(({ ask }) => ask),
    ...Object.values(measures).map(({ wish }) => wish),
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
        .filter(([, { how }]) => stringsIn(how).some((text) => text.includes(name)))
        .filter(([, { standards: listed = [] }]) => !listed.some((one) => one === id))
        .map(([control]) => control);
      expect(missing).toEqual([]);
    }
  });

  test('says "an" with every kind of premises that begins with a vowel', () => {
    const named = Object.values(premisesWords).flatMap(phrasesIn);
    const labels = Object.values(premises).map(({ label, one }) => ({ name: label, one }));
    const wrong = [...named, ...labels].filter(
      ({ name = '', one }) => /^(?!uni)[aeiou]/.test(name) && one === undefined,
    );
    expect(wrong).toEqual([]);
  });
});

test('each incident has tellings of its own, each once, none of them too long for a sentence', () => {
  const tellings = allTellings();
  for (const id of [...Object.keys(threats), 'nothing']) {
    expect(tellings.filter(({ of }) => of === id).length, id).toBeGreaterThan(30);
  }
  const seen = Map.groupBy(tellings, ({ text }) => text.toLowerCase());
  expect([...seen].filter(([, same]) => same.length > 1).map(([text]) => text)).toEqual([]);
  expect(tellings.filter(({ text }) => text.length > 300)).toEqual([]);
});

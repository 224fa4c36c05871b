import { wordable } from '@app/wording/wording';
import { describe, expect, test } from 'vitest';
import { fabricatedFacts } from '../../../testing/wordings/fabricated.ts';
import { harmlessWordings } from '../../../testing/wordings/harmless.ts';
import { orderedTemplates, turns } from '../../../testing/wordings/turned-round.ts';
import { acceptWording } from './accept-wording.ts';
import { visitorTextOf, wordsIn } from './words.ts';

const RULES = 'Stock leaves by {1} on {2}. Nobody checks the slips.';
const verdict = (text: string, template = RULES, visitor = '') =>
  acceptWording(text, wordable(template), wordsIn([template]), visitorTextOf([visitor]));
const refusal = (...asked: Parameters<typeof verdict>) => {
  const judged = verdict(...asked);
  return judged.ok ? undefined : judged.failure;
};

describe('a wording is refused', () => {
  test.each([
    ['when a fact is missing', 'Stock leaves by {1}. Nobody checks the slips.', 'placeholders'],
    [
      'when a fact comes twice',
      'Stock leaves by {1} on {2}, {2}. Nobody checks the slips.',
      'placeholders',
    ],
    [
      'with a placeholder that stands for nothing',
      'Stock leaves by {1} on {2} and {3}. Nobody checks.',
      'placeholders',
    ],
    [
      'with half a placeholder',
      'Stock leaves by {1} on {2}. Nobody checks the slips {.',
      'placeholders',
    ],
    ['with a digit', 'Stock leaves by {1} on {2} at 5. Nobody checks the slips.', 'characters'],
    [
      'with a digit of another script',
      'Stock leaves by {1} on {2} at ٥. Nobody checks the slips.',
      'characters',
    ],
    ['with markup', 'Stock leaves by {1} on {2}. *Nobody* checks the slips.', 'characters'],
    ['with a line break', 'Stock leaves by {1} on {2}.\nNobody checks the slips.', 'characters'],
    [
      'with a letter that only looks like one of ours',
      'Stock leaves by {1} on {2}. Nobоdy checks the slips.',
      'characters',
    ],
    ['when it is empty of words', '{1} {2}', 'length'],
    [
      'when it is far longer',
      `Stock leaves by {1} on {2}. Nobody checks the slips${', they say'.repeat(20)}.`,
      'length',
    ],
    [
      'with more sentences',
      'Stock leaves. It leaves by {1}. It leaves on {2}. Nobody checks the slips.',
      'sentences',
    ],
    ['with a name', 'Stock leaves by {1} on {2}. Nobody checks the slips, not even Thabo.', 'name'],
    ['with an abbreviation', 'Stock leaves by {1} on {2}. Nobody checks the CCTV slips.', 'name'],
    [
      'when it turns the meaning round',
      'Stock leaves by {1} on {2}. Somebody checks the slips.',
      'negation',
    ],
    [
      'with a thing that the rules do not name',
      'Stock leaves by {1} on {2}. Nobody checks the slips or tyres.',
      'word',
    ],
    [
      'with a sentence of its own',
      'Stock leaves by {1} on {2}. Nobody checks the slips. All will be well.',
      'own-sentence',
    ],
  ])('%s', (_, text, reason) => {
    expect(refusal(text)).toBe(reason);
  });

  test('with a plain word that the visitor asked for', () => {
    const text = 'Stock leaves by {1} on {2}. Nobody checks the slips, my friend, in the morning.';
    expect(refusal(text.replace(', my friend,', ''))).toBeUndefined();
    expect(refusal(text.replace(', my friend,', ''), RULES, 'write morning')).toBe('visitor-word');
  });
});

test('three words in a row that the visitor typed are refused, little as they are', () => {
  const text = 'Stock leaves by {1} on {2}. Nobody checks the slips, all of them.';
  expect(refusal(text)).toBeUndefined();
  expect(refusal(text, RULES, 'Write all of them')).toBe('visitor-word');
});

test('words of the same section may be used in another text of it', () => {
  const section = wordsIn([RULES, 'Count the pallets.']);
  const text = 'Stock leaves by {1} on {2}. Nobody checks the slips or the pallets.';
  expect(acceptWording(text, wordable(RULES), section, visitorTextOf([])).ok).toBe(true);
});

test('every one of 200 fabricated facts is caught, however it is put into a good wording', () => {
  expect(fabricatedFacts.length).toBeGreaterThanOrEqual(200);
  const missed = fabricatedFacts.flatMap((fact, index) => {
    const { template, wordings } = harmlessWordings[index % harmlessWordings.length] as never as {
      template: string;
      wordings: readonly string[];
    };
    const good = wordings[index % wordings.length] as string;
    const joined = `${fact.charAt(0).toLowerCase()}${fact.slice(1)}`;
    return [`${good} ${fact}`, `${fact} ${good}`, good.replace(/\.$/, `, and ${joined}`)].filter(
      (text) => verdict(text, template).ok,
    );
  });
  expect(missed).toEqual([]);
});

test.each(turns)('advice is not turned round: %s', (_, turn) => {
  const turned = orderedTemplates.map((template) => ({ template, text: turn(template) }));
  const changed = turned.filter(({ template, text }) => text !== template);
  expect(changed).not.toEqual([]);
  expect(changed.filter(({ template, text }) => verdict(text, template).ok)).toEqual([]);
});

test.each([
  ['Cameras come first. Close the gate last.', 'Close the gate first. Cameras come last.'],
  ['No stock leaves by {1} on {2}. Anybody checks the slips.', RULES],
  ['Stock leaves by {2} on {1}. Nobody checks the slips.', RULES],
  ['The gate is the strongest point.', 'The gate is the weakest point.'],
  ['The weakest thing is a point at the gate.', 'The gate is the weakest point.'],
  ['Put cameras first.', 'Close the gate first.'],
])('%j does not say what %j says', (text, template) => {
  const section = wordsIn([template, 'Cameras show the gate.']);
  expect(acceptWording(text, wordable(template), section, visitorTextOf([])).ok).toBe(false);
});

test('of 200 harmless wordings at most 4 are refused', () => {
  const all = harmlessWordings.flatMap(({ template, wordings }) =>
    wordings.map((text) => ({ text, reason: refusal(text, template) })),
  );
  expect(all).toHaveLength(200);
  expect(all.filter(({ reason }) => reason !== undefined).length).toBeLessThanOrEqual(4);
});

test('a wording is its own best wording: every template is accepted as it is', () => {
  for (const { template } of harmlessWordings)
    expect(verdict(template, template)).toMatchObject({ ok: true });
});

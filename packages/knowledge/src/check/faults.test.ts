import { describe, expect, test } from 'vitest';
import { causes } from '../causes/causes.ts';
import type { Control } from '../control.ts';
import { alarmControls } from '../controls/alarm.ts';
import { controls } from '../controls/controls.ts';
import { outsideControls } from '../controls/outside.ts';
import { vehicleControls } from '../controls/vehicles.ts';
import { measures } from '../measures.ts';
import type { Question } from '../questions.ts';
import { faults, faultsIn, presuming, vague, wordless } from './faults.ts';
import { unfounded } from './named-things.ts';
import { causeRow, controlRow, placeRow, wordList } from './schemas.ts';

test('the tables have no faults', () => {
  expect(faults()).toEqual([]);
});

test.each([
  [{ name: 'Lock the hut', how: 'Today.' }, '"hut"'],
  [{ name: 'Count the cash', how: 'Write it at each till.' }, '"till"'],
  [
    { name: 'Ask', how: { 'premises:school': 'In the holidays.', otherwise: 'Now.' } },
    '"in the holidays"',
  ],
])('a text that names what a case need not have is found: %o', (texts, thing) => {
  const control: Control = { ...texts, who: 'You', when: 'Today', cost: 'nothing' };
  expect(unfounded(control).join()).toContain(thing);
});

test('a text may say what to do with any dogs, or if there are dogs', () => {
  const how = 'Lock up any dogs. Use other detectors if there are dogs.';
  const control: Control = { name: 'Go', how, who: 'You', when: 'Today', cost: 'nothing' };
  expect(unfounded(control)).toEqual([]);
});

test('cautions and questions name only what their case has', () => {
  expect(unfounded({ name: 'Care', say: 'Tell the trustees.' })).toHaveLength(1);
  expect(unfounded({ ask: 'How many pass the boom?', when: ['premises:estate'] })).toHaveLength(1);
});

test('a question on premises says what it is about', () => {
  const question: Question = { ask: 'Who knew the float?', when: ['premises:restaurant'] };
  expect(vague(question)).toHaveLength(1);
  expect(vague({ ...question, only: ['incident:armed-robbery'] })).toEqual([]);
});

test('a question on the past is not asked where nothing has happened', () => {
  const question: Question = { ask: 'Was it locked?', when: ['incident:burglary'] };
  expect(presuming(question)).toHaveLength(1);
  expect(presuming({ ...question, unless: ['nothing-happened'] })).toEqual([]);
});

describe('a fault in a table', () => {
  const cause = causes['too-much-cash'];
  const control = controls['drop-safe'];

  test.each([
    [{ ...cause, opens: ['robery'] }, "opens, 1: no such threat 'robery'"],
    [{ ...cause, answers: ['drop-saef'] }, "answers, 1: no such control 'drop-saef'"],
    [{ ...cause, answers: [] }, 'answers: no control answers it'],
    [{ ...cause, signs: { 'time:nihgt': 2 } }, "signs, time:nihgt: no such sign 'time:nihgt'"],
    [{ ...cause, signs: { 'asset:cash': 9 } }, 'signs, asset:cash: points are 8 at most'],
    [{ ...cause, usual: '1' }, 'usual: a number of points is missing'],
    [{ ...cause, name: '' }, 'name: the text is empty'],
    [
      { ...cause, name: 'Cash at {place}' },
      'name: the last text has to fit every case, so without {place}, {time} and {asset}',
    ],
    [
      { ...cause, why: { 'asset:cash': 'At the {palce}', otherwise: 'There' } },
      'why, asset:cash: a placeholder is one of {premises}, {place}, {time}, {asset}, {incident}',
    ],
    [{ ...cause, why: { 'asset:cahs': 'a', otherwise: 'b' } }, "why: no such sign 'asset:cahs'"],
    [{ ...cause, why: { 'asset:cash': 'a' } }, 'why, otherwise: this field is missing'],
    [{ ...cause, anwers: [] }, 'anwers: there is no such field'],
  ])('of causes is named with file, entry and reason: %#', (entry, fault) => {
    const table = { file: 'causes/robbery.ts', entries: { 'too-much-cash': entry }, row: causeRow };
    expect(faultsIn(table)).toEqual([`causes/robbery.ts, too-much-cash, ${fault}`]);
  });

  test.each([
    [{ ...control, who: 'Nobody' }, 'who: nobody is called "Nobody"'],
    [{ ...control, when: 'Soon' }, 'when: no such time frame "Soon"'],
    [{ ...control, cost: 'free' }, 'cost: no such cost "free"'],
    [{ ...control, measure: 'drop-saef' }, "measure: no such measure 'drop-saef'"],
    [{ ...control, standards: ['sans'] }, "standards, 1: no such standard 'sans'"],
    [{ ...control, cautions: ['gaet'] }, "cautions, 1: no such caution 'gaet'"],
    [
      {
        ...control,
        cost: { for: '2', items: [{ need: { device: 'nvr' }, count: [4, 2], hours: 1 }] },
      },
      'cost, items, 1, count: the fewest pieces come first',
    ],
    [
      {
        ...control,
        cost: { for: '2', items: [{ need: { device: 'camra' }, count: [1, 2], hours: 1 }] },
      },
      'cost, items, 1, need, device: no such device "camra"',
    ],
  ])('of controls is named with file, entry and reason: %#', (entry, fault) => {
    const table = { file: 'controls/cash.ts', entries: { 'drop-safe': entry }, row: controlRow };
    expect(faultsIn(table)).toEqual([`controls/cash.ts, drop-safe, ${fault}`]);
  });

  test('of a place without a name is that it is missing', () => {
    const table = { file: 'places.ts', entries: { attic: { usual: [] } }, row: placeRow };
    expect(faultsIn(table)).toEqual(['places.ts, attic, label: this field is missing']);
  });

  test('of an entry without words, and of words without an entry, is named where the words are', () => {
    expect(wordless('places', { attic: {}, yard: {} }, { yard: 'yard', attc: 'attic' })).toEqual([
      'vocabularies/places.ts, attic: it has no words here',
      'vocabularies/places.ts, attc: there is no such entry',
    ]);
  });

  test.each([
    ['gate\n    main gate, boom', 'line 2, "main gate, boom": one phrase a line, without a comma'],
    ['gate\n\n    // Entrances\n    gate', 'line 4, "gate": "gate" is there already'],
    ['main gate\n    back/main gate', 'line 2, "back/main gate": "main gate" is there already'],
    ['Gate', 'line 1, "Gate": capital letters'],
    ['gate …', 'line 1, "gate …": … stands between words'],
    ['gate (main)', 'line 1, "gate (main)": "(" has no meaning here'],
  ])('of a word list is named with its line: %#', (lines, fault) => {
    const table = {
      file: 'vocabularies/places.ts',
      entries: { 'vehicle-gate': `\n    ${lines}\n  ` },
      row: wordList,
    };
    expect(faultsIn(table)).toEqual([`vocabularies/places.ts, vehicle-gate: ${fault}`]);
  });

  test('of a word list is none in names, comments and gaps', () => {
    const list =
      '\n    PV panels *\n    // Talked about in passing\n    till #\n    tied … up/down\n  ';
    expect(faultsIn({ file: 'x.ts', entries: { x: list }, row: wordList })).toEqual([]);
  });
});

test('a control that names a thing is told what its case has to have', () => {
  const { 'guard-check': control } = outsideControls;
  const how = { 'place:loading-dock': 'Watch the dock', otherwise: 'Watch the dock and the reels' };
  expect(unfounded({ ...control, how })).toEqual([
    '"dock" stands only under place:loading-dock',
    '"reel" stands only under asset:cable-reels',
  ]);
  expect(
    unfounded({ ...control, how: how['place:loading-dock'], only: ['place:loading-dock'] }),
  ).toEqual([]);
});

test('whoever hires guards or armed response is told of PSiRA', () => {
  const hired = ['guards', 'armed-response'] as const;
  for (const id of hired) expect(measures[id].wish).toContain('PSiRA');
  const texts = [outsideControls['guard-check'].how, alarmControls['armed-response'].how];
  for (const text of texts.flatMap((how) => Object.values(how))) expect(text).toContain('PSiRA');
  expect(vehicleControls['parking-watch'].how.otherwise).toContain('PSiRA');
});

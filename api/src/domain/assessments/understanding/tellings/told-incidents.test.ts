import { threats } from '@app/knowledge/threats';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from '../reading.ts';
import { isSurelyTold, toldIn } from './told-incidents.ts';

const toldBy = (text: string) => toldIn(read(text));
const surelyToldBy = (text: string) =>
  toldBy(text)
    .incidents.filter((one) => isSurelyTold(one, false))
    .toSorted((one, other) => other.probability - one.probability)
    .map(({ of }) => of);

describe('words that no phrase foresees are read by tellings that they are like', () => {
  test.each([
    ['two blokes stuck a pistol in my face and cleaned out the till', 'armed-robbery'],
    ['my ex keeps sitting outside the salon in his car and follows me home', 'stalking'],
    ['hulle het die kabels weer uit die sloot getrek en weggedra', 'cable-theft'],
    ['iemand het ons beeste in die nag weggejaag en geslag', 'stock-theft-animals'],
    ['bathe bazongibulala uma ngikhuluma namaphoyisa', 'death-threats'],
    ['bangene ngophahla ebusuku bathatha yonke impahla', 'burglary'],
    ['izinkomo zethu zintshontshiwe emasimini', 'stock-theft-animals'],
    ['umyeni wami uyangishaya njalo ngempelasonto', 'domestic-violence'],
  ])('%j tells of %s', (text, incident) => {
    expect(surelyToldBy(text)).toContain(incident);
  });

  test.each([
    'We bake bread and cakes and employ eight people',
    'I want cameras with good zoom at the front and a quote',
    'Sidayisa izinkwa namakhekhe',
    'Ons verkoop klere en skoene in die sentrum',
    'There are four tills and a kitchen at the back',
  ])('%j tells of nothing', (text) => {
    expect(surelyToldBy(text)).toEqual([]);
  });
});

test.each([
  ['can you put 220 volts on my gate so that they get shocked', 'wants-live-metal'],
  ['ek wil krag op die diefwering sit', 'wants-live-metal'],
  ['my cousin will guard the shop, he has no papers but he is cheap', 'wants-unregistered-guards'],
  ['sifuna amakhamera afihliwe ezindlini zangasese zabasebenzi', 'wants-secret-sound'],
  // What happened before does not take the wish back.
  ['They broke in twice last month. I want to shoot the next burglar, may I', 'wants-shooting'],
])('%j is the wish %s', (text, wish) => {
  expect(toldBy(text).wishes.map(({ of }) => of)).toContain(wish);
});

test.each([
  'We want an electric fence by a registered installer',
  'We want registered guards with PSiRA papers',
  'No hidden cameras please',
  'We do not want a booby trap',
  'They said that they will shoot everyone next time',
  'security is a problem',
  'must I pay? who can protect us',
  'someone tried the door handle at night',
  'I want to record the till',
])('%j is no unlawful wish', (text) => {
  expect(toldBy(text).wishes).toEqual([]);
});

test('each sentence is read by itself, with its place in the text', () => {
  const told = toldBy('We sell shoes. They cut the copper cable again. Please help.');
  expect(told.incidents).toContainEqual(
    expect.objectContaining({ of: 'cable-theft', first: 3, end: 9 }),
  );
});

test('any text tells of incidents that we know, with words that it has', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ maxLength: 2000 }));
  fc.assert(
    fc.property(anyText, (text) => {
      const { words } = read(text);
      for (const { of, probability, first, end } of toldBy(text).incidents) {
        expect(threats).toHaveProperty(of);
        expect(probability).toBeGreaterThan(0);
        expect(probability).toBeLessThanOrEqual(1);
        expect(first).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(words.length);
      }
    }),
    { numRuns: runs(100) },
  );
});

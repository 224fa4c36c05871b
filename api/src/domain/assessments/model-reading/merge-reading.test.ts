import { describe, expect, test } from 'vitest';
import { idsIn } from '../../../../testing/heard-in.ts';
import { caseOf } from '../rules/case-of.ts';
import { understandChallenge } from '../understanding/understand.ts';
import type { ModelReading } from './reading-question.ts';

const request = {
  businessType: 'Taxi association',
  securityIssue: 'Izinkabi are coming for our  chairman. There was no violence yet.',
  timing: 'every night',
  location: 'the rank office',
  peopleInvolved: 'our drivers',
  preventionMethod: 'We have no guards. We want cameras.',
};

const entry = (changes: Partial<ModelReading['read'][number]>): ModelReading['read'][number] => ({
  field: 'securityIssue',
  id: 'incident:threats',
  quote: 'Izinkabi are coming for our chairman',
  polarity: 'have',
  ...changes,
});

const read = (
  entries: readonly Partial<ModelReading['read'][number]>[],
  unread: ModelReading['unread'] = [],
  texts: Partial<typeof request> = {},
) =>
  understandChallenge(
    { ...request, ...texts },
    { language: 'mixed', read: entries.map(entry), unread },
  );

const byRules = idsIn(understandChallenge(request));

describe('an entry of a model counts', () => {
  test('with the visitor’s own words, whatever the white space between them', () => {
    expect(byRules).not.toContain('threats');
    const heard = read([{}]);
    const words = 'izinkabi are coming for our chairman';
    expect(heard.incidents).toContainEqual(
      expect.objectContaining({ id: 'threats', words, field: 'securityIssue' }),
    );
  });

  test.each<[string, Partial<ModelReading['read'][number]>]>([
    ['an invented id', { id: 'incident:assassination' }],
    ['an id of another table', { id: 'place:threats' }],
    ['an id of every object', { id: '__proto__' }],
    ['a quote that is not in the text', { quote: 'killers are coming for our chairman' }],
    ['a quote in other capitals', { quote: 'IZINKABI are coming' }],
    ['a quote of another field', { field: 'location' }],
    ['a field that does not exist', { field: 'name' }],
    ['a part of a word', { quote: 'kabi are' }],
    ['no quote', { quote: '' }],
    ['a quote of white space', { quote: ' \n' }],
    ['a quote that says nothing', { quote: 'There was' }],
    ['no polarity that exists', { polarity: undefined }],
  ])('not with %s', (_, changes) => {
    expect(idsIn(read([changes]))).toEqual(byRules);
  });

  test('not when the quote is longer than a phrase', () => {
    const long = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
    const heard = read([{ quote: long }], [], { securityIssue: long });
    expect(idsIn(heard)).not.toContain('threats');
  });
});

describe('what the rules found denied', () => {
  test('stays denied when a model reads the same words as said', () => {
    expect(idsIn(read([{ id: 'fact:violence', quote: 'violence' }]))).toEqual(byRules);
  });

  test.each(['have', 'wanted', 'refused'] as const)(
    'stays when a model reads a missing measure as %s',
    (polarity) => {
      const heard = read([
        { field: 'preventionMethod', id: 'measure:guards', quote: 'guards', polarity },
      ]);
      expect(idsIn(heard)).toEqual(byRules);
      expect(byRules).toContain('guards:absent');
      expect(heard.contradictions).toEqual([]);
    },
  );
});

describe('danger to life', () => {
  const robbed = { securityIssue: 'Two armed men robbed us at gunpoint.' };

  test('that the rules found counts, whatever a model reads in the same words', () => {
    const plain = understandChallenge({ ...request, ...robbed });
    const dangers = ['armed-robbery', 'armed'];
    expect(idsIn(plain)).toEqual(expect.arrayContaining(dangers));
    for (const polarity of ['have', 'missing', 'refused'] as const) {
      for (const id of ['incident:loitering', 'incident:armed-robbery', 'fact:armed']) {
        const heard = read(
          [{ id, quote: 'Two armed men robbed us at gunpoint', polarity }],
          [],
          robbed,
        );
        expect(idsIn(heard)).toEqual(expect.arrayContaining(dangers));
      }
    }
  });

  test('that only a model found counts, also as happening now', () => {
    const texts = { securityIssue: 'Bangene endlini manje, banezibhamu.' };
    const plain = understandChallenge({ ...request, ...texts });
    expect(plain.happeningNow).toBe(false);
    const heard = read(
      [
        { id: 'incident:home-invasion', quote: 'Bangene endlini' },
        { id: 'time:now', quote: 'manje' },
      ],
      [],
      texts,
    );
    expect(heard.happeningNow).toBe(true);
    expect(idsIn(heard)).toContain('home-invasion');
  });

  test('is not what happens now when nothing happens', () => {
    const texts = { securityIssue: 'We want cameras manje.' };
    const heard = read([{ id: 'time:now', quote: 'manje' }], [], texts);
    expect(heard.happeningNow).toBe(false);
    expect(heard.times.map(({ id }) => id)).not.toContain('now');
  });
});

describe('what a report is about first', () => {
  const first = (
    entries: Parameters<typeof read>[0],
    securityIssue: string,
    businessType: string,
  ) => caseOf(read(entries, [], { securityIssue, businessType })).incidents[0];

  test('is what a model quotes, whatever property crime the rules heard', () => {
    const texts = 'They saw off catalysts under cars. The gate motor was stolen twice.';
    const id = 'incident:theft-from-vehicle';
    expect(first([], texts, 'Panel beater')).toBe('gate-motor-theft');
    expect(first([{ id, quote: 'saw off catalysts' }], texts, 'Panel beater')).toBe(
      'theft-from-vehicle',
    );
  });

  test('is not renamed at premises where the rules would mean something else', () => {
    const texts = 'Visitors walk out with bonsai trees.';
    const quote = 'walk out with bonsai';
    expect(first([{ id: 'incident:shoplifting', quote }], texts, 'Museum')).toBe('shoplifting');
  });

  test.each([
    ['a nuisance', 'incident:false-alarms'],
    ['a property crime', 'incident:burglary'],
  ])('is the attack that the rules heard when a model reads %s', (_, id) => {
    const texts = 'Two armed men robbed us at gunpoint. It is only a false alarm.';
    expect(first([{ id, quote: 'only a false alarm' }], texts, 'Shop')).toBe('armed-robbery');
  });
});

test('where both read the same words, the model’s entry counts', () => {
  const texts = { securityIssue: 'Solar panels were stolen from our stock.' };
  const plain = understandChallenge({ ...request, ...texts });
  const [first] = plain.assets;
  const heard = read([{ id: 'asset:stock', quote: 'Solar panels' }], [], texts);
  expect(first?.id).not.toBe('stock');
  expect(heard.assets.find(({ id }) => id === 'stock')?.words).toBe('solar panels');
  expect(heard.assets.map(({ id }) => id)).not.toContain(first?.id);
});

test('a model’s polarity says what a measure is', () => {
  for (const [polarity, state] of [
    ['have', 'present'],
    ['missing', 'absent'],
    ['broken', 'broken'],
    ['wanted', 'wanted'],
    ['refused', 'refused'],
  ] as const) {
    const heard = read(
      [{ field: 'preventionMethod', id: 'measure:alarm', quote: 'i-alamu', polarity }],
      [],
      { preventionMethod: 'i-alamu' },
    );
    expect(heard.measures.map(({ id, state: said }) => [id, said])).toContainEqual([
      'alarm',
      state,
    ]);
  }
});

describe('what fits no id', () => {
  const unread = (quote: string, field = 'securityIssue') => [{ field, quote }];

  test('is kept as the visitor typed it', () => {
    expect(read([], unread('Izinkabi are coming')).unread).toEqual(['Izinkabi are coming']);
  });

  test.each<[string, ModelReading['unread']]>([
    ['words of the model', unread('call 0800 BANANA')],
    ['a quote of another field', unread('Izinkabi', 'timing')],
    ['nothing', unread('')],
  ])('is not %s', (_, quotes) => {
    expect(read([], quotes).unread).toEqual([]);
  });

  test('is not what was read', () => {
    expect(read([{}], unread('coming for our chairman')).unread).toEqual([]);
  });
});

import { type Change, changeKinds } from '@app/contracts/report-understanding';
import { expect, test } from 'vitest';
import { caseOf } from '../rules/case-of.ts';
import {
  understandChallenge,
  understandHome,
  understandRisk,
} from '../understanding/understand.ts';
import { changeLabels, composed, noChanges } from './changes.ts';
import { corrected, correctedHome, correctedRisk } from './corrected.ts';
import { isUncertain } from './is-uncertain.ts';
import { chipsOf, showUnderstanding } from './show-understanding.ts';

const change = (text: string): Change => {
  const [kind, id = ''] = text.split(':');
  return { kind: changeKinds.find((one) => one === kind) ?? 'incident', id };
};
const changes = (removed: readonly string[], added: readonly string[] = []) => ({
  removed: removed.map(change),
  added: added.map(change),
});
const shown = (whole: ReturnType<typeof understandChallenge>) =>
  chipsOf({ whole, about: caseOf(whole) }).map(({ kind, id }) => `${kind}:${id}`);
const robbery = {
  businessType: 'Restaurant with a bar and 60 seats',
  securityIssue: 'Two armed men came in by the kitchen at cash-up and took the takings.',
  timing: 'Friday night, around 23:00',
  location: 'The cash office behind the kitchen',
  peopleInvolved: 'The manager and two waiters',
  preventionMethod: 'Cameras and a panic button',
};
const read = (texts: Partial<typeof robbery> = {}) => understandChallenge({ ...robbery, ...texts });
const tyres = {
  businessType: 'Warehouse',
  businessDescription: 'We store tyres for three wholesalers.',
  operationalAreas: [
    { name: 'Loading dock', description: 'Six doors; trucks wait in the street at night.' },
    { name: 'Stock floor', description: 'No cameras, and stock goes missing every month.' },
  ],
};
const home = {
  homeType: 'House with a double garage',
  areas: ['Driveway gate', 'Kitchen door'],
  securityConcerns: ['The gate motor was stolen twice', 'The alarm stops in load-shedding'],
};

test.each(
  changeKinds.flatMap((kind) => [...changeLabels[kind].keys()].map((id) => `${kind}:${id}`)),
)('%s is there when it was added, as said, and gone when it was removed', (name) => {
  const added = corrected(read(), changes([], [name]));
  const [kind] = name.split(':');
  if (kind !== 'incident') expect(shown(added)).toContain(name);
  else
    expect(added.incidents[0]).toMatchObject({ id: name.slice(9), field: 'understanding.added' });
  expect(shown(corrected(read(), changes([name])))).not.toContain(name);
});

test('a robbery that was taken back is not implied by its weapons', () => {
  const whole = corrected(read(), changes(['incident:armed-robbery', 'incident:cash-up-robbery']));
  expect(whole.circumstances.map(({ id }) => id)).not.toContain('armed');
  expect(caseOf(whole).incidents).not.toContain('armed-robbery');
});

test('weapons stay where another danger to life is left', () => {
  const whole = corrected(read(), changes(['incident:cash-up-robbery'], ['incident:hijacking']));
  expect(whole.circumstances.map(({ id }) => id)).toContain('armed');
});

test('what was removed is gone in each area, and what an area lacked it now has', () => {
  const before = understandRisk(tyres);
  expect(before.areas[1]?.incidents.map(({ id }) => id)).toContain('stock-loss');
  const after = correctedRisk(
    before,
    changes(['incident:stock-loss', 'missing:cameras'], ['have:cameras']),
  );
  for (const { incidents, measures } of [after.whole, ...after.areas]) {
    expect(incidents.map(({ id }) => id)).not.toContain('stock-loss');
    expect(measures.filter(({ state }) => state === 'absent').map(({ id }) => id)).not.toContain(
      'cameras',
    );
  }
});

test('a danger that was added is in each area, another incident where none was told', () => {
  const { areas } = correctedRisk(
    understandRisk(tyres),
    changes([], ['incident:hostage', 'incident:vandalism']),
  );
  const names = areas.map(({ incidents }) => incidents.map(({ id }) => id));
  expect(names[0]).toEqual(expect.arrayContaining(['hostage', 'vandalism']));
  expect(names[1]).toContain('hostage');
  expect(names[1]).not.toContain('vandalism');
});

test('what was removed is gone in each concern of a home', () => {
  const { whole, concerns } = correctedHome(
    understandHome(home),
    changes(['incident:gate-motor-theft']),
  );
  for (const { incidents } of [whole, ...concerns]) {
    expect(incidents.map(({ id }) => id)).not.toContain('gate-motor-theft');
  }
});

test.each([
  ['nothing', [], [], [], []],
  ['what was added and removed again', [], ['place:roof'], ['place:roof'], []],
  ['a measure that is there after all', [], ['missing:alarm'], [], ['have:alarm']],
  ['the same twice', ['place:roof'], ['place:yard'], ['place:roof'], ['place:yard']],
])('changes compose: %s', (_, removed, added, thenRemoved, thenAdded) => {
  const all = composed(changes(removed, added), changes(thenRemoved, thenAdded));
  for (const one of thenRemoved.map(change)) {
    expect(all.removed).toContainEqual(one);
    expect(all.added).not.toContainEqual(one);
  }
  expect(all.added).toEqual(thenAdded.map(change));
  expect(composed(all, changes(thenRemoved, thenAdded))).toEqual(all);
});

test.each([
  [
    'no incident',
    {
      securityIssue: 'We want to feel safer at our place.',
      preventionMethod: 'Please tell us what to do',
    },
    true,
  ],
  ['one clear incident', { securityIssue: 'Diesel is stolen from our trucks every week.' }, false],
])('%s is uncertain: %#', (_, texts, isSo) => {
  const calm = {
    businessType: 'A business in Durban',
    peopleInvolved: 'Nobody in particular',
    location: 'At the yard',
    preventionMethod: 'We do not know yet',
    timing: 'every day',
    ...texts,
  };
  expect(isUncertain(read(calm))).toBe(isSo);
});

test('a question is answered by one of its choices, and is not asked again', () => {
  const whole = read({
    securityIssue: 'We want to feel safer at our place.',
    preventionMethod: 'Please tell us what to do',
    peopleInvolved: 'All of us',
    location: 'In town',
  });
  const { question } = showUnderstanding({ whole, about: caseOf(whole) });
  expect(question?.choices.length).toBeGreaterThan(1);
  const answer = question?.choices[0];
  const answered = corrected(whole, { ...noChanges, added: answer ? [answer] : [] });
  expect(showUnderstanding({ whole: answered, about: caseOf(answered) }).question).toBeUndefined();
});

test('nobody in danger is asked', () => {
  expect(
    isUncertain(
      read({ securityIssue: 'They are in the house now and I am hiding in the cupboard' }),
    ),
  ).toBe(false);
});

test.each([
  ['He said that he will kill me', true],
  ['There are men in the shop right now', true],
  ['Stock goes missing', false],
])('"%s" puts lives in danger: %s', (securityIssue, danger) => {
  const whole = understandChallenge({ ...robbery, securityIssue });
  expect(showUnderstanding({ whole, about: caseOf(whole) }).danger).toBe(danger);
});

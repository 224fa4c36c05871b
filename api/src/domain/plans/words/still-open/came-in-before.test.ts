import { expect, test } from 'vitest';
import { aSite } from '../../../../../testing/plan-builders.ts';
import { aDesign, aDevice } from '../../../../../testing/plan-parts.ts';
import { installedBy } from '../installed.ts';
import { cameInBefore } from './came-in-before.ts';

const church = aSite({ type: 'Other', trade: 'commercial', incidents: ['roof', 'staff'] });
const keepsAlarm = { systems: new Set(['alarm'] as const), cameras: 0 };

test('where people came in through the roof, an alarm that stays has to be checked', () => {
  expect(cameInBefore({ ...church, stays: keepsAlarm }, installedBy([]))).toEqual([
    'Someone came in through the roof before, and nothing new in this plan detects that. Ask us at the site visit to check your alarm.',
  ]);
});

test('a new detector answers the roof, and what staff stole is no way in', () => {
  const detector = aDevice({
    system: 'alarm',
    symbol: 'detector',
    place: { at: 'room', index: 0 },
  });
  expect(cameInBefore(church, installedBy([aDesign({ devices: [detector] })]))).toEqual([]);
});

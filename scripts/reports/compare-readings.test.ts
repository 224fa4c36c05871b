import { anUnderstanding, heardAs } from '@app/api/testing/understandings';
import { expect, test } from 'vitest';
import { compareReadings } from './compare-readings.ts';

const byRules = anUnderstanding({ incidents: [heardAs('fuel-theft', 'diesel taken')] });
const withModel = anUnderstanding({
  incidents: [heardAs('threats', 'izinkabi are coming')],
  happeningNow: true,
  unread: ['they park outside'],
});

test('two readings are side by side, each with the words that it was read in', () => {
  expect(compareReadings(byRules, withModel).split('\n')).toEqual([
    '                     rules         with the model',
    'happening now        –             yes',
    'incident:fuel-theft  diesel taken  –',
    'incident:threats     –             izinkabi are coming',
    'not read             –             they park outside',
  ]);
});

test('without a model there is one reading', () => {
  expect(compareReadings(byRules).split('\n')).toEqual([
    '                     rules',
    'incident:fuel-theft  diesel taken',
  ]);
});

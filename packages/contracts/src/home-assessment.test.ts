import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from './failure.ts';
import { HomeAssessment } from './home-assessment.ts';

const valid = {
  homeType: 'RV',
  areas: ['DB'],
  securityConcerns: ['12345', '12345', '12345'],
  name: 'Jo',
  email: 'jo@example.com',
  phone: '0315550100',
};

const messagesFor = (changes: Record<string, unknown>) => {
  const parsed = v.safeParse(HomeAssessment, { ...valid, ...changes });
  return parsed.success ? {} : fieldMessages(parsed.issues);
};

const noArea = 'Please add at least one area to secure';
const notThree = 'Please provide exactly three security concerns';
const concern = 'Please describe your security concern';

describe('a home assessment', () => {
  test('is accepted at the shortest lengths, trimmed', () => {
    const padded = {
      ...valid,
      homeType: ' RV ',
      areas: [' DB '],
      securityConcerns: [' 12345\n', '12345', '12345'],
    };
    expect(v.parse(HomeAssessment, padded)).toEqual(valid);
  });

  test('is accepted with twelve areas', () => {
    expect(messagesFor({ areas: Array(12).fill('Gate') })).toEqual({});
  });

  test.each([
    ['homeType', 'H', 'Please specify your home type'],
    ['homeType', undefined, 'Please specify your home type'],
    ['homeType', 'x'.repeat(201), 'Please use at most 200 characters'],
    ['areas', undefined, noArea],
    ['areas', [], noArea],
    ['areas', 'Gate', noArea],
    ['areas', Array(13).fill('Gate'), 'Please list at most 12 areas'],
    ['securityConcerns', undefined, notThree],
    ['securityConcerns', ['12345', '12345'], notThree],
    ['securityConcerns', ['12345', '12345', '12345', '12345'], notThree],
    ['securityConcerns', 'theft', notThree],
    ['name', 'J', 'Please provide your name'],
    ['email', 'a@b.co, c@d.co', 'Please provide a valid email address'],
    ['phone', '031', 'Please provide a valid phone number'],
  ])('%s may not be %j: %s', (field, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual({ [field]: message });
  });

  test.each([
    ['area', { areas: ['Gate', 'G'] }, { 'areas.1': 'Please specify the area' }],
    ['area', { areas: [{ name: 'Gate' }] }, { 'areas.0': 'Please specify the area' }],
    ['area', { areas: ['x'.repeat(201)] }, { 'areas.0': 'Please use at most 200 characters' }],
    [
      'concern',
      { securityConcerns: ['12345', '1234', 5] },
      { 'securityConcerns.1': concern, 'securityConcerns.2': concern },
    ],
    [
      'concern',
      { securityConcerns: ['12345', '12345', 'x'.repeat(5001)] },
      { 'securityConcerns.2': 'Please use at most 5000 characters' },
    ],
  ])('each %s is checked by itself: %j', (_, changes, messages) => {
    expect(messagesFor(changes)).toEqual(messages);
  });
});

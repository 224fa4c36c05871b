import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from './failure.ts';
import { TechHelpRequest } from './tech-help.ts';

const valid = {
  deviceType: 'TV',
  brand: '',
  modelNumber: '',
  problemDescription: '1234567890',
  name: 'Jo',
  email: 'jo@example.com',
  phone: '0315550100',
};

const messagesFor = (changes: Record<string, unknown>) => {
  const parsed = v.safeParse(TechHelpRequest, { ...valid, ...changes });
  return parsed.success ? {} : fieldMessages(parsed.issues);
};

describe('a request for technical help', () => {
  test('is accepted without brand and model number', () => {
    const { brand, modelNumber, ...rest } = valid;
    expect(v.parse(TechHelpRequest, rest)).toEqual(valid);
  });

  test.each([
    ['deviceType', 'N', 'Please specify the device type'],
    ['brand', 'x'.repeat(201), 'Please use at most 200 characters'],
    ['brand', 7, 'Please use text'],
    ['modelNumber', 'x'.repeat(201), 'Please use at most 200 characters'],
    ['problemDescription', '123456789', 'Please describe your technical issue in more detail'],
    ['name', 'J', 'Please provide your name'],
    ['email', 'jo@example', 'Please provide a valid email address'],
    ['phone', '031555010', 'Please provide a valid phone number'],
  ])('%s may not be %j: %s', (field, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual({ [field]: message });
  });
});

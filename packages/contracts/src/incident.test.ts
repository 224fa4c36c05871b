import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from './failure.ts';
import { IncidentReport } from './incident.ts';

const valid = { name: 'T', phone: '0315550100', details: 'Robbed now' };

const messagesFor = (changes: Record<string, unknown>) => {
  const parsed = v.safeParse(IncidentReport, { ...valid, ...changes });
  return parsed.success ? {} : fieldMessages(parsed.issues);
};

describe('an incident report', () => {
  test('is accepted at the shortest lengths', () => {
    expect(v.parse(IncidentReport, valid)).toEqual(valid);
  });

  test.each([
    ['name', ' ', 'Please provide your name'],
    ['name', undefined, 'Please provide your name'],
    ['phone', '031555010', 'Please provide a valid phone number'],
    ['phone', 315550100, 'Please provide a valid phone number'],
    ['details', '123456789', 'Please provide details about the incident'],
    ['details', 'x'.repeat(5001), 'Please use at most 5000 characters'],
  ])('%s may not be %j: %s', (field, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual({ [field]: message });
  });
});

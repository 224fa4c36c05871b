import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from './failure.ts';
import { SecurityChallenge } from './security-assessment.ts';

const valid = {
  businessType: '1234567890',
  securityIssue: '1234567890',
  timing: '12345',
  location: '12345',
  peopleInvolved: '1234567890',
  preventionMethod: '1234567890',
  name: 'Jo',
  email: 'jo@example.com',
  phone: '0315550100',
};

const messagesFor = (changes: Record<string, unknown>) => {
  const parsed = v.safeParse(SecurityChallenge, { ...valid, ...changes });
  return parsed.success ? {} : fieldMessages(parsed.issues);
};

const business = 'Please provide more details about your business';
const issue = 'Please describe the security issue in more detail';
const timing = 'Please specify when this occurred';
const location = 'Please provide location details';
const people = 'Please describe who is affected';
const prevention = 'Please describe how you want to prevent this';
const email = 'Please provide a valid email address';
const long = 'Please use at most 5000 characters';

describe('a security challenge', () => {
  test('is accepted at the shortest lengths, trimmed', () => {
    const padded = Object.fromEntries(
      Object.entries(valid).map(([field, text]) => [field, ` ${text}\n`]),
    );
    expect(v.parse(SecurityChallenge, padded)).toEqual(valid);
  });

  test('is accepted at the longest lengths', () => {
    expect(messagesFor({ securityIssue: 'x'.repeat(5000), name: 'x'.repeat(200) })).toEqual({});
  });

  test.each([
    ['businessType', '123456789', business],
    ['businessType', undefined, business],
    ['businessType', 'x'.repeat(5001), long],
    ['securityIssue', '   123456789   ', issue],
    ['securityIssue', { $gt: '' }, issue],
    ['securityIssue', 'x'.repeat(5001), long],
    ['timing', '1234', timing],
    ['timing', null, timing],
    ['timing', 'x'.repeat(5001), long],
    ['location', '1234', location],
    ['location', ['Durban'], location],
    ['location', 'x'.repeat(5001), long],
    ['peopleInvolved', '123456789', people],
    ['peopleInvolved', 12, people],
    ['peopleInvolved', 'x'.repeat(5001), long],
    ['preventionMethod', '123456789', prevention],
    ['preventionMethod', '', prevention],
    ['preventionMethod', 'x'.repeat(5001), long],
    ['name', 'J', 'Please provide your name'],
    ['name', 'x'.repeat(201), 'Please use at most 200 characters'],
    ['email', '', email],
    ['email', 'jo@example', email],
    ['email', 'a@b.co, c@d.co', email],
    ['email', `${'x'.repeat(250)}@example.com`, 'Please use at most 254 characters'],
    ['phone', '031555010', 'Please provide a valid phone number'],
    ['phone', '0'.repeat(41), 'Please use at most 40 characters'],
    ['website', 5, 'Please leave this field empty'],
    ['elapsedMs', -1, 'Please send a whole number of milliseconds'],
  ])('%s may not be %j: %s', (field, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual({ [field]: message });
  });
});

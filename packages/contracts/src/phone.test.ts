import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from './failure.ts';
import { CheckoutDetails } from './order.ts';
import { phoneDigits, withTypedPhone } from './phone.ts';
import { SecurityChallenge } from './security-assessment.ts';

describe('the digits of a phone number', () => {
  test.each([
    ['082 123 4567', '0821234567'],
    ['082-123-4567', '0821234567'],
    ['(031) 555 0100', '0315550100'],
    ['031.555.0100', '0315550100'],
    ['  0821234567 ', '0821234567'],
    ['+27 82 123 4567', '0821234567'],
    ['+27 (0)82 123 4567', '0821234567'],
    ['0027 82 123 4567', '0821234567'],
    ['27821234567', '0821234567'],
    ['082\u00a0123\u20114567', '0821234567'],
    ['\u202a+27 82 123 4567\u202c', '0821234567'],
  ])('of %j are %s', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
  });

  test.each([
    ['+44 20 7946 0958', '00442079460958'],
    ['0044 20 7946 0958', '00442079460958'],
    ['+1 (212) 555-0100', '0012125550100'],
  ])('of %j, abroad, start with 00: %s', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
  });

  test.each(['', 'not yet', '031 555 0100 ext 12', '082 123 4567 / 083 765 4321', '++27'])(
    'are not made of %j, which stays as it is',
    (typed) => {
      expect(phoneDigits(typed)).toBe(typed);
    },
  );

  test('of a number that is too short for South Africa keep their country code', () => {
    expect(phoneDigits('+27 82 123')).toBe('002782123');
  });
});

describe('the schema of a form with a typed phone number', () => {
  const Details = withTypedPhone(CheckoutDetails);
  const typed = { email: 'jo@example.com', name: 'Jo', phone: '+27 (0)82 123-4567' };

  test('takes the number as it is typed and gives its digits', () => {
    expect(v.parse(Details, typed).phone).toBe('0821234567');
  });

  test('leaves the schema of the call as strict as it was', () => {
    expect(v.safeParse(CheckoutDetails, typed).success).toBe(false);
  });

  test('refuses too few digits with the message of the call', () => {
    const parsed = v.safeParse(Details, { ...typed, phone: '082 123 456' });
    expect(fieldMessages(parsed.issues ?? [])).toEqual({ phone: 'Phone must be 10+ digits' });
  });

  test('does not count spaces as characters of a number', () => {
    const { entries } = withTypedPhone(SecurityChallenge);
    expect(v.safeParse(entries.phone, '031 555 01').success).toBe(false);
    expect(v.safeParse(SecurityChallenge.entries.phone, '031 555 01').success).toBe(true);
  });
});

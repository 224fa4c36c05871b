import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { SiteVisitRequest } from './site-visit.ts';

const visit = {
  name: 'Thandi Mkhize',
  email: 'thandi@example.com',
  phone: '031 555 0100',
  place: '12 Palm Road',
  firstTime: 'Monday morning',
};
const messagesOf = (changes: object) =>
  v.safeParse(SiteVisitRequest, { ...visit, ...changes }).issues?.map(({ message }) => message);

describe('a request for a site visit', () => {
  test('needs no second time, note, plan or photos', () => {
    expect(v.parse(SiteVisitRequest, visit)).toEqual({
      ...visit,
      secondTime: '',
      note: '',
      plan: '',
      photos: [],
    });
  });

  test.each([
    [{ place: ' ' }, 'Please say where we should come'],
    [{ firstTime: 'Sunday night' }, 'Please choose when a visit suits you'],
    [{ secondTime: 'Later' }, 'Please choose when a visit suits you'],
    [{ plan: 'not a token' }, 'This plan does not exist or was deleted'],
    [
      { photos: ['gate.jpg'] },
      'We keep photos for one day, and one of these is no longer there. Please remove them and add them again.',
    ],
    [{ photos: Array(5).fill('a'.repeat(32)) }, 'Please add at most 4 photos'],
    [{ note: 'x'.repeat(5001) }, 'Please use at most 5000 characters'],
    [{ name: 'T' }, 'Please provide your name'],
    [{ email: 'thandi' }, 'Please provide a valid email address'],
    [{ phone: '12' }, 'Please provide a valid phone number'],
  ])('%j is refused', (changes, message) => {
    expect(messagesOf(changes)).toContain(message);
  });
});

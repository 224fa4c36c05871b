import { describe, expect, test } from 'vitest';
import { type Place, placeIn, queryOf, topicIn, typeIn } from './place.ts';

const places: Place[] = [
  { at: 'start' },
  { at: 'establishment', change: false },
  { at: 'establishment', change: true },
  { at: 'questions', page: 3, change: undefined },
  { at: 'questions', page: 12, change: 'gates & doors' },
  { at: 'check' },
  { at: 'plan' },
];

describe('the query of the page', () => {
  test.each(places)('leads back to %j', (place) => {
    expect(placeIn(new URLSearchParams(queryOf(place)))).toEqual(place);
  });

  test.each(places)('has the topic besides %j', (place) => {
    const query = new URLSearchParams(queryOf(place, { topic: 'security-fencing' }));
    expect(topicIn(query)).toBe('security-fencing');
    expect(placeIn(query)).toEqual(place);
  });

  test('has the type of establishment until that is chosen', () => {
    const typed = (place: Place) =>
      typeIn(new URLSearchParams(queryOf(place, { type: 'Residential Home' })));
    expect(typed({ at: 'start' })).toBe('Residential Home');
    expect(typed({ at: 'establishment', change: false })).toBe('Residential Home');
    expect(typed({ at: 'establishment', change: true })).toBeUndefined();
    expect(typed({ at: 'questions', page: 1 })).toBeUndefined();
  });

  test.each([
    '',
    '?step=0',
    '?step=-1',
    '?step=1.5',
    '?step=1000',
    '?step=constructor',
    '?other=1',
  ])('%s is the start', (query) => {
    expect(placeIn(new URLSearchParams(query))).toEqual({ at: 'start' });
  });
});

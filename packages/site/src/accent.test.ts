import { describe, expect, test } from 'vitest';
import { accentProblem, accentShades } from './accent.ts';

describe('an accent', () => {
  test('gets a lighter and a deeper shade', () => {
    expect(accentShades('#ff8000')).toEqual({
      accent: '#ff8000',
      light: '#ffa64d',
      deep: '#e67300',
    });
  });

  test.each(['#f5a524', '#3fd0a0', '#8fc7ff', '#ffffff'])(
    'is accepted if it is as light as %s',
    (accent) => {
      expect(accentProblem(accent)).toBeUndefined();
    },
  );

  test.each(['#000000', '#1f57a8', '#b4161b'])('is refused if it is as dark as %s', (accent) => {
    expect(accentProblem(accent)).toMatch(
      /^is too dark: the contrast of dark button text on the accent is \d\.?\d* : 1, but must be at least 4\.5 : 1$/,
    );
  });

  test('is refused when only its pressed shade is too dark', () => {
    const accent = '#7a7f8a';
    expect(accentProblem(accent)).toBe(
      'is too dark: the contrast of dark button text on its deep shade #6e727c is 3.81 : 1, but must be at least 4.5 : 1',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { blankMessage, startValues } from './message-values.ts';

describe('startValues', () => {
  it('is blank at first and after a post that was sent', () => {
    expect(startValues(undefined)).toBe(blankMessage);
    expect(startValues({ phase: 'sent' })).toBe(blankMessage);
  });

  it('fills the form again after a refused post, without the hidden field', () => {
    const values = { name: 'T', email: 'thandi', message: '' };
    expect(startValues({ phase: 'refused', message: '', fields: {}, values })).toEqual({
      ...values,
      website: '',
    });
  });
});

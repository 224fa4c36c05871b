import { describe, expect, it } from 'vitest';
import { postedMessage } from './message-values.ts';

describe('postedMessage', () => {
  it('is nothing at first and after a post that was sent', () => {
    expect(postedMessage(undefined)).toBeUndefined();
    expect(postedMessage({ phase: 'sent' })).toBeUndefined();
  });

  it('has what was typed and what was wrong after a refused post, without the hidden field', () => {
    const values = { name: 'T', email: 'thandi', message: '' };
    const fields = { email: 'Please enter a valid email address' };
    expect(postedMessage({ phase: 'refused', message: '', fields, values })).toEqual({
      values: { ...values, website: '' },
      errors: fields,
    });
  });
});

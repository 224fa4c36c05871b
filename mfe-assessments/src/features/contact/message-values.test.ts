import { describe, expect, it } from 'vitest';
import { postedMessage } from './message-values.ts';

describe('postedMessage', () => {
  it('is undefined without a post and after a post that was sent', () => {
    expect(postedMessage(undefined)).toBeUndefined();
    expect(postedMessage({ phase: 'sent' })).toBeUndefined();
  });

  it('has the values and the errors of a refused post, without the hidden field', () => {
    const values = { name: 'T', email: 'thandi', message: '' };
    const fields = { email: 'Please enter a valid email address' };
    expect(postedMessage({ phase: 'refused', message: '', fields, values })).toEqual({
      values: { ...values, website: '' },
      errors: fields,
    });
  });
});

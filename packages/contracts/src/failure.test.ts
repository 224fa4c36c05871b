import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { FailureBody, failureBody, fieldMessages } from './failure.ts';

describe('the body of a failure', () => {
  test('says the message twice and has fields only when there are some', () => {
    const plain = failureBody('not_found', 'Gone');
    expect(plain).toEqual({ message: 'Gone', error: 'Gone', code: 'not_found' });
    expect('fields' in plain).toBe(false);
    const withFields = failureBody('invalid_request', 'Bad', { name: 'Bad' });
    expect(withFields.fields).toEqual({ name: 'Bad' });
    for (const body of [plain, withFields]) expect(v.is(FailureBody, body)).toBe(true);
  });

  test('names the first message of every field by its path', () => {
    const Schema = v.object({
      list: v.array(
        v.object({ name: v.pipe(v.string(), v.minLength(3, 'short'), v.email('bad')) }),
      ),
    });
    const parsed = v.safeParse(Schema, { list: [{ name: 'abc@d.co' }, { name: 'x' }] });
    expect(parsed.issues && fieldMessages(parsed.issues)).toEqual({ 'list.1.name': 'short' });
  });

  test('names no more than fifty fields', () => {
    const parsed = v.safeParse(v.array(v.string('bad')), Array(500).fill(0));
    const fields = fieldMessages(parsed.issues ?? []);
    expect(Object.keys(fields)).toEqual(Array.from({ length: 50 }, (_, index) => String(index)));
  });
});

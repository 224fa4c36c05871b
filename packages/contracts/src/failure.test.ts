import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { FailureBody, failureBody, fieldMessages, readFailure } from './failure.ts';

describe('the body of a failure', () => {
  test('has the message in two members, and fields only when there are some', () => {
    const plain = failureBody('not_found', 'Gone');
    expect(plain).toEqual({ message: 'Gone', error: 'Gone', code: 'not_found' });
    expect('fields' in plain).toBe(false);
    const withFields = failureBody('invalid_request', 'Bad', { name: 'Bad' });
    expect(withFields.fields).toEqual({ name: 'Bad' });
    for (const body of [plain, withFields]) expect(v.is(FailureBody, body)).toBe(true);
  });

  test('has the first message of every field by its path', () => {
    const Schema = v.object({
      list: v.array(
        v.object({ name: v.pipe(v.string(), v.minLength(3, 'short'), v.email('bad')) }),
      ),
    });
    const parsed = v.safeParse(Schema, { list: [{ name: 'abc@d.co' }, { name: 'x' }] });
    expect(parsed.issues && fieldMessages(parsed.issues)).toEqual({ 'list.1.name': 'short' });
  });

  test('has at most fifty fields', () => {
    const parsed = v.safeParse(v.array(v.string('bad')), Array(500).fill(0));
    const fields = fieldMessages(parsed.issues ?? []);
    expect(Object.keys(fields)).toEqual(Array.from({ length: 50 }, (_, index) => String(index)));
  });
});

describe('reading the body of a failure', () => {
  const fields = { 'cart.0.quantity': 'Too many', name: 'Required' };
  const body = failureBody('invalid_request', 'Please check the form.', fields);
  const read = { message: 'Please check the form.', fields };

  test.each([
    ['as this API writes it', body],
    ['with a code of a newer API', { ...body, code: 'quota_exceeded' }],
    ['with members of a newer API', { ...body, traceId: 7, help: { url: '/help' } }],
    ['with a malformed code and error', { ...body, code: null, error: 7 }],
    ['with a field that is no text', { ...body, fields: { ...fields, phone: { text: 'No' } } }],
  ])('%s keeps the message and the fields', (_, given) => {
    expect(readFailure(given)).toEqual(read);
  });

  test.each([
    ['no object', 'name'],
    ['a list', ['name']],
    ['null', null],
  ])('whose fields are %s keeps the message', (_, malformed) => {
    expect(readFailure({ ...body, fields: malformed })).toEqual({ ...read, fields: {} });
  });

  test('whose message is not a text keeps the fields', () => {
    expect(readFailure({ ...body, message: 7 })).toEqual({ message: undefined, fields });
  });

  test.each([
    ['no code', { message: 'Forbidden' }],
    ['a list', [body]],
    ['a text', 'Forbidden'],
    ['nothing', undefined],
  ])('with %s finds nothing, because another program wrote it', (_, given) => {
    expect(readFailure(given)).toEqual({ message: undefined, fields: {} });
  });

  test('an unknown code is read as internal and cannot be written', () => {
    expect(v.parse(FailureBody, { ...body, code: 'quota_exceeded' }).code).toBe('internal');
    expectTypeOf<'quota_exceeded'>().not.toExtend<FailureBody['code']>();
  });
});

import { expect, test } from 'vitest';
import { submitFailure } from './submit-failure.ts';

const otherwise = 'Failed to send message';

test('a refused call has the message and the fields of the server', () => {
  const fields = { email: 'Please enter a valid email address' };
  expect(submitFailure({ kind: 'refused', message: 'Please check.', fields }, otherwise)).toEqual({
    message: 'Please check.',
    cause: 'refused',
    fields,
  });
});

test.each([
  ['refused without a message', { kind: 'refused', message: undefined, fields: {} }, 'refused'],
  ['that broke off', { kind: 'unreachable' }, 'offline'],
  ['that timed out', { kind: 'unreachable', timedOut: true }, 'timed-out'],
  ['with an answer that nobody can read', { kind: 'malformed' }, 'refused'],
] as const)('a call %s has the text of the form', (_, failure, cause) => {
  expect(submitFailure(failure, otherwise)).toEqual({ message: otherwise, cause, fields: {} });
});

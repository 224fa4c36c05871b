import { expect, test } from 'vitest';
import { postedForm } from './posted-form.ts';

const blank = { name: '', message: '', website: '' };

test('a page that nothing was posted to has no posted form', () => {
  expect(postedForm(undefined, blank)).toBeUndefined();
});

test('the form is empty after a post that was sent', () => {
  expect(postedForm({ phase: 'sent' }, blank)).toEqual({ values: blank, errors: {} });
});

test('a form whose list was changed has its values and no errors', () => {
  const values = { name: 'Thandi' };
  expect(postedForm({ phase: 'editing', values }, blank)).toEqual({
    values: { ...blank, ...values },
    errors: {},
  });
});

test('a refused form has its values, its errors and the reason', () => {
  const values = { name: 'T', message: '' };
  const fields = { name: 'Name must be at least 2 characters' };
  const refused = { phase: 'refused', message: 'There is a problem', fields, values } as const;
  expect(postedForm(refused, blank)).toEqual({
    values: { ...blank, ...values },
    errors: fields,
    message: 'There is a problem',
  });
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emptyRow, formValuesOf } from './form-values.ts';
import { SiteForm } from './testing/site-form.tsx';

function posted(...entries: readonly (readonly [string, string])[]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test('dotted names become a list of objects in the order of their numbers', () => {
  const form = posted(
    ['areas.10.name', 'Roof'],
    ['areas.2.description', 'behind the wall'],
    ['areas.2.name', 'Yard'],
  );
  expect(formValuesOf(form, SiteForm).areas).toEqual([
    { name: 'Yard', description: 'behind the wall' },
    { name: 'Roof', description: '' },
  ]);
});

test('a repeated name becomes a list of texts, and so do numbered names', () => {
  const schema = v.object({ areas: v.array(v.string()), concerns: v.array(v.string()) });
  const form = posted(
    ['areas', 'north'],
    ['areas', 'south'],
    ['concerns.0', 'gate'],
    ['concerns.1', ''],
    ['concerns.2', 'fence'],
  );
  expect(formValuesOf(form, schema)).toEqual({
    areas: ['north', 'south'],
    concerns: ['gate', '', 'fence'],
  });
});

test('a tick box is true when its name was posted', () => {
  expect(formValuesOf(posted(['urgent', 'on']), SiteForm).urgent).toBe(true);
  expect(formValuesOf(posted(), SiteForm).urgent).toBe(false);
});

test('a field that was not posted is empty, or absent where the schema has it optional', () => {
  expect(formValuesOf(posted(), SiteForm)).toEqual({
    name: '',
    urgent: false,
    concerns: [],
    areas: [],
  });
});

test('an optional field that was posted is read, even when it is empty', () => {
  expect(formValuesOf(posted(['size', 'large']), SiteForm).size).toBe('large');
  expect(formValuesOf(posted(['size', '']), SiteForm).size).toBe('');
});

test('a single field that was posted twice has its first value', () => {
  expect(formValuesOf(posted(['name', 'one'], ['name', 'two']), SiteForm).name).toBe('one');
});

test('a file in place of a text is an empty text', () => {
  const form = new FormData();
  form.append('name', new File(['x'], 'x.txt'));
  expect(formValuesOf(form, SiteForm).name).toBe('');
});

test('names that the schema does not have are left out', () => {
  const form = posted(
    ['areas.0.name', 'Yard'],
    ['areas.0.__proto__.polluted', 'yes'],
    ['__proto__.polluted', 'yes'],
    ['areas.first.name', 'x'],
    ['price', '0'],
  );
  const values = formValuesOf(form, SiteForm);
  expect(values.areas).toEqual([{ name: 'Yard', description: '' }]);
  expect(values).not.toHaveProperty('price');
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

test('a large row number in a name does not make a long list', () => {
  expect(formValuesOf(posted(['areas.999999999.name', 'Yard']), SiteForm).areas).toHaveLength(1);
});

test('an empty row has every field of its list', () => {
  const nested = v.object({ sites: v.array(v.object({ tags: v.optional(v.array(v.string())) })) });
  expect(emptyRow(SiteForm, 'areas')).toEqual({ name: '', description: '' });
  expect(emptyRow(SiteForm, 'concerns')).toBe('');
  expect(emptyRow(nested, 'sites.3.tags')).toBe('');
  expect(emptyRow(SiteForm, 'name')).toBeUndefined();
  expect(emptyRow(SiteForm, 'constructor')).toBeUndefined();
});

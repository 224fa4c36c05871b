import { expect, test } from 'vitest';
import {
  changeList,
  focusAfter,
  LIST_CHANGE,
  type ListChange,
  listChangeText,
  readFormPost,
  readListChange,
} from './list-change.ts';
import { aSite, SiteForm } from './testing/site-form.tsx';

const [yard, roof, gate] = ['Yard', 'Roof', 'Gate'].map((name) => ({ name, description: '' }));
const values = aSite({ areas: [yard, roof, gate] as never });

test.each<ListChange>([
  { kind: 'add', list: 'areas' },
  { kind: 'remove', list: 'areas', row: 2 },
  { kind: 'remove', list: 'sites.1.areas', row: 10 },
])('the value of a button encodes its change: %j', (change) => {
  expect(readListChange(listChangeText(change))).toEqual(change);
});

test.each(['', 'add', 'add ', 'remove areas', 'remove areas.x', 'drop areas.1'])(
  '%j is not a change of a list',
  (text) => expect(readListChange(text)).toBeUndefined(),
);

test('a row is added at the end and removed in its place, and the other values stay', () => {
  const added = changeList(SiteForm, values, { kind: 'add', list: 'areas' });
  expect(added).toEqual({ ...values, areas: [yard, roof, gate, { name: '', description: '' }] });
  const removed = changeList(SiteForm, values, { kind: 'remove', list: 'areas', row: 1 });
  expect(removed).toEqual({ ...values, areas: [yard, gate] });
});

test('a list that the schema does not have changes nothing', () => {
  for (const list of ['name', 'prices', '__proto__', 'areas.0.name']) {
    expect(changeList(SiteForm, values, { kind: 'add', list })).toBe(values);
  }
});

test('the focus goes into a new row, to the row that replaces a removed one, or else to the add button', () => {
  const remove = (row: number) => ({ kind: 'remove', list: 'areas', row }) as const;
  expect(focusAfter({ kind: 'add', list: 'areas' }, 2)).toEqual({
    kind: 'control',
    row: 'areas.2',
  });
  expect(focusAfter(remove(0), 3)).toEqual({ kind: 'row', row: 'areas.0' });
  expect(focusAfter(remove(2), 3)).toEqual({ kind: 'row', row: 'areas.1' });
  expect(focusAfter(remove(0), 1)).toEqual({ kind: 'add', list: 'areas' });
});

test('a plain post by a button of a list keeps what was typed and sends nothing', () => {
  const form = new FormData();
  form.append('name', 'Thandi');
  form.append('areas.0.name', 'Yard');
  expect(readFormPost(form, SiteForm)).toMatchObject({ kind: 'send', values: { name: 'Thandi' } });
  form.append(LIST_CHANGE, 'add areas');
  expect(readFormPost(form, SiteForm)).toMatchObject({
    kind: 'edit',
    values: { name: 'Thandi', areas: [yard, { name: '', description: '' }] },
  });
  form.set(LIST_CHANGE, 'remove areas.0');
  expect(readFormPost(form, SiteForm)).toMatchObject({ kind: 'edit', values: { areas: [] } });
});

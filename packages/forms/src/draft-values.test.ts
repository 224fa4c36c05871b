import { describe, expect, test } from 'vitest';
import { inShapeOf, withDraft } from './draft-values.ts';

describe('a draft of another release', () => {
  const empty = {
    name: '',
    urgent: false,
    concerns: ['', '', ''],
    areas: [{ name: '', note: '' }],
  };

  test('gives the members that still have their kind', () => {
    const kept = { name: 7, urgent: true, old: 'x', areas: [{ name: 'Yard' }, { note: 'tin' }] };
    expect(inShapeOf(empty, kept)).toEqual({
      name: '',
      urgent: true,
      concerns: ['', '', ''],
      areas: [
        { name: 'Yard', note: '' },
        { name: '', note: 'tin' },
      ],
    });
  });

  test.each([undefined, null, 'text', []])('that is %j gives the empty form', (kept) => {
    expect(inShapeOf(empty, kept)).toEqual(empty);
  });
});

test('what was typed while the page loaded wins over the draft, field by field', () => {
  const rendered = { name: '', message: '' };
  const shown = { name: 'Sipho', message: '' };
  expect(withDraft(rendered, shown, { name: 'Thandi', message: 'Our gate' })).toEqual({
    name: 'Sipho',
    message: 'Our gate',
  });
});

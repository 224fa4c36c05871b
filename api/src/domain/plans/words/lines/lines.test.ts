import { expect, test } from 'vitest';
import { accessItems, accessLabels, accessReasons } from './access.ts';
import { alarmItems, alarmLabels, alarmReasons } from './alarm.ts';
import { fenceItems, fenceLabels, fenceReasons } from './fence.ts';
import { gateItems, gateLabels, gateReasons } from './gates.ts';
import { keyOf } from './lines.ts';
import * as others from './other-systems.ts';
import { videoItems, videoLabels, videoReasons } from './video.ts';

// Of two texts with one id in the tables of two systems, one would be lost.
test.each([
  [accessItems, alarmItems, fenceItems, gateItems, videoItems, others.otherItems],
  [accessReasons, alarmReasons, fenceReasons, gateReasons, videoReasons, others.otherReasons],
  [accessLabels, alarmLabels, fenceLabels, gateLabels, videoLabels, others.otherLabels],
])('each id is in the table of one system only', (...tables: readonly object[]) => {
  const ids = tables.flatMap((table) => Object.keys(table));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the key of a text is its id and its figures', () => {
  expect(keyOf('exit-button')).toBe('exit-button');
  expect(keyOf({ id: 'fence-bracket', strands: 8, kind: 'wall' })).toBe(
    'fence-bracket strands=8 kind=wall',
  );
});

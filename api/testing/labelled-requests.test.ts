import { assets } from '@app/knowledge/assets';
import { measures } from '@app/knowledge/measures';
import { threats } from '@app/knowledge/threats';
import { describe, expect, test } from 'vitest';
import { crimesOf, measureOf, thingsOf } from './label-tables.ts';
import { labelledLines, parseLabelled, textsOf } from './labelled-requests.ts';

const lines = labelledLines();

describe('labelled requests', () => {
  test('each line fits the schema and the contract of its form', () => {
    const faults = lines.flatMap((line) => {
      try {
        parseLabelled(line);
        return [];
      } catch (fault) {
        return [fault instanceof Error ? fault.message : String(fault)];
      }
    });

    expect(faults).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(100);
  });

  test('a line that does not fit is named by its file, without the words of the visitor', () => {
    const line = { set: 'a', where: 'a/b.jsonl:3' };
    const request = { form: 'incident', request: { details: 'secret' } };

    for (const text of [JSON.stringify(request), '"secret" "secret"']) {
      expect(() => parseLabelled({ ...line, text })).toThrow(/^a\/b\.jsonl:3: (?!.*secret)/);
    }
  });

  test('no two requests have one id', () => {
    const ids = lines.map((line) => parseLabelled(line).id);

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('places, times and unread parts are words that the visitor typed', () => {
    const invented = lines.flatMap((line) => {
      const labelled = parseLabelled(line);
      const { places, times, unread } = labelled.expect;
      const typed = textsOf(labelled);
      return [...places, ...times, ...unread]
        .filter((words) => !typed.some((text) => text.includes(words)))
        .map(() => line.where);
    });

    expect(invented).toEqual([]);
  });

  test('texts in isiZulu are marked as not checked', () => {
    const checked = lines.filter((line) => {
      const { language, checked } = parseLabelled(line);
      return language === 'zu' && checked;
    });

    expect(checked.map(({ where }) => where)).toEqual([]);
  });

  test.each([
    ['incident', threats, crimesOf],
    ['measure', measures, measureOf],
    ['asset', assets, thingsOf],
  ])('each %s of the knowledge tables has its word in the labels', (_, table, labelOf) => {
    expect(Object.keys(table).filter((id) => labelOf(id) === undefined)).toEqual([]);
  });
});

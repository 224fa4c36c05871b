import { describe, expect, test } from 'vitest';
import { understood } from '../../../../testing/heard-in.ts';

describe('a sentence that no reader of three languages knows', () => {
  test.each([
    ['Our shop was robbed. Vrtk plomsq wqet zzln.', 'Vrtk plomsq wqet zzln'],
    ['xcvb hjkl qwrt', 'xcvb hjkl qwrt'],
    ['Die winkel is beroof. Krzpt vlomq hgrt snaaq!', 'Krzpt vlomq hgrt snaaq'],
  ])('"%s" is said to be unread: %s', (securityIssue, unread) => {
    expect(understood({ securityIssue }).unread).toEqual([unread]);
  });
});

describe('a sentence in words that we do not know', () => {
  test.each([
    'Scaffolders unscrew couplers',
    'Msunduzi Mkhondeni Camperdown Hluhluwe',
    'Umfundi ugwaze omunye ngommese',
    'Bamthumelele inhlamvu emvilophini',
    'Skelms sloop steierwerk snags',
    'Pls hlp, thy brk in now',
    'Strydfontein Schalkwyk Rustenburg',
    'ABC DEF',
    '0315550100 4x4 22:30',
  ])('"%s" is not said to be unread', (securityIssue) => {
    expect(understood({ securityIssue }).unread).toEqual([]);
  });
});

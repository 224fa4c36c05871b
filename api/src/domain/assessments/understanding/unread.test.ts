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

describe('a language or a file that we cannot read', () => {
  test.each([
    'Nous avons été volés hier soir par trois hommes armés',
    'Mota yangu yakabiwa nezuro pamba',
    'Vakapinda mumba medu usiku vakatora zvinhu zvese',
    'Walivunja duka letu usiku na kuiba pesa zote',
    'Roubaram a minha loja ontem à noite com armas',
    'Anaopa kwambiri, anabera ndalama zanga usiku',
    'Wir wurden gestern im Laden überfallen',
    'hamare ghar mein chori hui raat ko',
    'Wizzle trad gomper flenk',
    '我们的商店被抢了',
    'لقد سرقوا متجري',
    '😭😭🔫',
    'IMG_20251103_1203.jpg',
  ])('"%s" is said to be unread, and tells of nothing', (securityIssue) => {
    const { unread, incidents, maybe } = understood({ securityIssue });
    expect(unread).toEqual([securityIssue]);
    expect([...incidents, ...maybe]).toEqual([]);
  });

  test('of a text with a picture, the name of the picture is unread', () => {
    const securityIssue = 'They stole our gate motor again, see WhatsApp-Image-7.jpeg';
    expect(understood({ securityIssue }).unread).toEqual(['WhatsApp-Image-7.jpeg']);
  });

  test('what was understood is not unread', () => {
    const securityIssue = 'Vakapinda mumba medu usiku, armed robbery';
    expect(understood({ securityIssue }).unread).toEqual([]);
  });
});

describe('a sentence in words that we do not know', () => {
  test.each([
    'Emgwaqeni u-R33 ngaseGreytown',
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

import { oneLine } from '@app/markdown/one-line';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aContactLead, anOrderLead, letterhead } from '../../../testing/mail-leads.ts';
import { kindOf } from '../../lead-kinds.ts';
import { composeMail } from './compose-mail.ts';
import { saysSomething } from './no-names.ts';

const LONGEST_NAME = 80;
const email = 'victim@example.com';

/** Mails of both kinds that greet a visitor of this name, and the notices about them. */
function mailsFor(name: string) {
  const customer = { name, email, phone: '0315550100' };
  const leads = [aContactLead({}, { name, email }), anOrderLead({}, { customer })];
  return leads.map((lead) => ({
    toVisitor: composeMail(kindOf, lead, 'customer', letterhead),
    toStaff: composeMail(kindOf, lead, 'staff', letterhead),
  }));
}

const words = fc.array(fc.constantFrom('Win', 'a', 'prize', 'at', 'Zoë', '-', '!'), {
  maxLength: 4,
});
const path = fc.constantFrom('', '/', '/win', '/a/b?c=d#e');
const siteName = fc.domain().filter((domain) => domain.length < 40);
const address = fc.oneof(
  fc.webUrl().filter((url) => url.length < 70),
  fc.tuple(siteName, path).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('http://', 'HTTPS://', 'mailto:', 'tel:', '//'), siteName)
    .map((parts) => parts.join('')),
  fc.constantFrom('https://localhost', 'www.x', '10.0.0.1', 'пример.рф', '网站.中国', 'tel:0860'),
  fc.emailAddress().filter((mailbox) => mailbox.length < 60),
  siteName.map((domain) => `<${domain}>`),
);
/** Ways to write the same address that a reader or a mail program does not tell apart. */
const disguise = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll('.', '\u{ff0e}'),
  (text) => text.replaceAll('.', '\u{3002}'),
  (text) => text.replaceAll('.', '.\u{200b}'),
  (text) => text.replaceAll('/', '\u{ff0f}'),
  (text) => `\r\n${text}\u{202e}`,
);
const nastyName = fc
  .tuple(words, address, disguise, words)
  .map(([before, link, hide, after]) => [...before, hide(link), ...after].join(' '));
const longName = fc
  .string({ minLength: LONGEST_NAME + 1, maxLength: 200, unit: fc.constantFrom('a', 'ë', 'x ') })
  .map((text) => `${text}.`)
  .filter((text) => oneLine(text).trim().length > LONGEST_NAME);

test('a name that holds an address or is too long is in no header and no greeting, and the staff read it', () => {
  fc.assert(
    fc.property(fc.oneof(nastyName, longName), (name) => {
      for (const { toVisitor, toStaff } of mailsFor(name)) {
        expect(toVisitor.to).toEqual({ name: '', address: email });
        expect(toStaff.replyTo).toEqual({ name: '', address: email });
        expect(toVisitor.text).toContain('\n\nHello,\n\n');
        expect(toVisitor.text + toVisitor.subject + toVisitor.html).not.toContain(
          oneLine(name).trim(),
        );
        expect(toStaff.text).toContain(oneLine(name).trim());
      }
    }),
  );
});

const digits = fc
  .tuple(
    fc.constantFrom('0', '\u{0660}', '\u{0966}', '\u{ff10}', '\u{1d7ce}'),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 10 }),
  )
  .map(([zero, run]) =>
    run.map((digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + digit)).join(''),
  );
const calls = fc.constantFrom(
  ...['Call now', 'please phone me', 'PAY TODAY', 'Click here', 'Verify your account', 'buy gold'],
  ...['You have won', 'send money', 'WhatsApp us', 'Reply urgently', 'visit evil dot com'],
  ...['oh eight two five five five', 'Skakel dadelik nou', 'Klik hier', 'Shayela manje', 'R500'],
  ...[
    '$ five',
    '€',
    '₿',
    '@',
    'a@b',
    'Call Thandi',
    'C-a-l-l Jabu',
    'Go home',
    'Boycott Acme',
    'Win a car!',
    'evil.example',
  ],
);
/** Ways to write a call that a reader takes for the same. */
const spelling = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.replace(/(?<=[a-z])(?=[a-z])/giu, '\u{200b}'),
  (text) => text.replaceAll('a', 'á').replaceAll('e', 'ë'),
  (text) => text.replaceAll('a', 'а').replaceAll('o', 'о').replaceAll('e', 'е'),
  (text) => text.replaceAll(' ', '\u{00a0}'),
  (text) => text.replaceAll(' ', '-'),
);
const beside = fc.constantFrom('', 'Thandi', 'Mr Dlamini', "S'bu", 'Dear Customer', 'Hello');

test('a name with digits, a currency, or words that tell somebody to do something greets nobody', () => {
  const asked = fc.tuple(calls, spelling).map(([call, spell]) => spell(call));
  const typed = fc
    .tuple(beside, fc.oneof(digits, asked), beside)
    .map((parts) => parts.filter(Boolean).join(' '));
  fc.assert(
    fc.property(typed, (name) => {
      for (const { toVisitor, toStaff } of mailsFor(name)) {
        expect(toVisitor.to.name).toBe('');
        expect(toVisitor.text).toContain('\n\nHello,\n\n');
        expect(toVisitor.subject).not.toContain(name);
        expect(toStaff.text).toContain(oneLine(name).trim());
      }
    }),
  );
});

test.each([
  ...["Adv. S'bu van der Merwe-Nkosi III", 'Thandi Mkhize', 'nomvula zulu', 'THANDIWE DUBE'],
  ...['Sipho Dlamini', 'Nkosinathi Zungu', 'Nqobile kaMadlala', 'Zanele Mthethwa-Khumalo'],
  ...["Ntombi'zodwa Cele", 'Gift Ngcobo', 'Precious Buthelezi', 'Lucky Dube', 'Welcome Zulu'],
  ...['Goodness Sithole', 'Trust Moyo', 'Innocent Shabalala', 'Given Mabasa', 'Surprise Ndlovu'],
  ...[
    'Jan van der Merwe',
    'Pieter du Plessis',
    'Anna-Marie le Roux',
    'F.W. de Klerk',
    'Koos Botha',
  ],
  ...["Marius O'Reilly", 'Retief Janse van Rensburg', 'Zoë Swanepoel', 'André Brink', 'H. J. Nel'],
  ...[
    'Priya Naidoo',
    'Yusuf Ebrahim',
    'Fathima Bibi Khan',
    'Mr & Mrs Govender',
    'Dr Rajesh Pillay',
  ],
  ...[
    'Prof. Thuli Madonsela',
    'Mohamed el-Sayed',
    'Will Smith',
    'Grant Price',
    'Mark Young',
    'Sue Page',
  ],
  ...[
    'Hope Best',
    'Chase Long',
    'Faith Read',
    'Rob Banks',
    'Martin Luther King, Jr.',
    'João da Silva',
  ],
  ...[
    'Thandi and Sipho',
    'Nguyễn Thị Hoa',
    '张伟',
    'Мария Иванова',
    'प्रिया नायडू',
    'J',
    'St. John Smith',
  ],
  ...['Kim To', 'My Nguyen', 'Go Eun-ji', 'Lee Do'],
])('%s is greeted by name', (name) => {
  for (const { toVisitor } of mailsFor(name)) {
    expect(toVisitor.to.name).toBe(name);
    expect(toVisitor.text).toContain(`\n\nHello ${name},\n\n`);
  }
});

const nameWord = fc.stringMatching(/^\p{Lu}[\p{Ll}'’-]{0,12}\p{Ll}$/u);
const initial = fc.constantFrom('T.', 'J. P.', 'van der', 'Mrs', "O'");
const plainName = fc
  .tuple(fc.array(initial, { maxLength: 2 }), fc.array(nameWord, { minLength: 1, maxLength: 3 }))
  .map(([initials, parts]) => [...initials, ...parts].join(' '))
  .filter((name) => !saysSomething(name.split(' ')));

test('any other name is in the header and in the greeting', () => {
  fc.assert(
    fc.property(plainName, (name) => {
      for (const { toVisitor, toStaff } of mailsFor(name)) {
        expect(toVisitor.to).toEqual({ name, address: email });
        expect(toStaff.replyTo).toEqual({ name, address: email });
        expect(toVisitor.text).toContain(`\n\nHello ${name},\n\n`);
      }
    }),
  );
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { SiteConfig } from './site-config.ts';
import { sampleConfig as sample } from './testing/sample-site.ts';

function problems(changes: object): string[] {
  const parsed = v.safeParse(SiteConfig, changes);
  return (parsed.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}
const withCompany = (changes: object) => ({
  ...sample,
  company: { ...sample.company, ...changes },
});
const withOffice = (changes: object) =>
  withCompany({ office: { ...sample.company.office, ...changes } });
const withHours = (openingHours: unknown) => withCompany({ openingHours });
const withPhone = (dialled: unknown) => withCompany({ phone: { shown: '031', dialled } });

describe('the site configuration', () => {
  test('in the repository is valid, and both lines of the brand together are the name', () => {
    expect(problems(sample)).toEqual([]);
    expect(`${sample.company.shortName} ${sample.company.restOfName}`).toBe(sample.company.name);
  });

  test('has empty texts for optional company facts that it leaves out', () => {
    const { restOfName: _, psiraNumber: __, ...company } = sample.company;
    expect(v.parse(SiteConfig, { ...sample, company }).company).toMatchObject({
      restOfName: '',
      psiraNumber: '',
    });
  });

  test.each(['https://acme.example', 'http://acme.example/start', 'HTTPS://acme.example'])(
    'accepts the website %s',
    (website) => {
      expect(problems(withCompany({ website }))).toEqual([]);
    },
  );

  test('with an ftp website is refused with a message that names https and http', () => {
    expect(problems(withCompany({ website: 'ftp://acme.example' }))).toEqual([
      'company.website: must be a web address that starts with https:// or http://',
    ]);
  });

  test.each([
    ['a typing error', { ...sample, vatrate: 0.15 }, 'vatrate'],
    ['an unknown fact', withCompany({ fax: '031' }), 'company.fax'],
    ['an unknown part of the address', withOffice({ floor: '2' }), 'company.office.floor'],
    ['an invalid e-mail address', withCompany({ email: 'hello@' }), 'company.email'],
    ['two e-mail addresses', withCompany({ email: 'a@b.example, c@d.example' }), 'company.email'],
    [
      'a mail header in the address',
      withCompany({ email: 'a@b.example\nBcc: c' }),
      'company.email',
    ],
    ['no name', withCompany({ name: '  ' }), 'company.name'],
    ['a local number to dial', withPhone('031 555 0100'), 'company.phone.dialled'],
    ['a website that is not a URL', withCompany({ website: 'acme' }), 'company.website'],
    ['a javascript: website', withCompany({ website: 'javascript:alert(1)' }), 'company.website'],
    ['a file: website', withCompany({ website: 'file:///etc/passwd' }), 'company.website'],
    ['a website without slashes', withCompany({ website: 'https:acme' }), 'company.website'],
    ['no postal address', withCompany({ postalAddress: [] }), 'company.postalAddress'],
    [
      'a day in two groups of opening hours',
      withHours([{ days: ['Monday'] }, { days: ['Sunday', 'Monday'] }]),
      'company.openingHours',
    ],
    [
      'a public holiday that is no day of the calendar',
      withCompany({ publicHolidays: [{ date: '2026-02-30', name: 'Leap' }] }),
      'company.publicHolidays.0.date',
    ],
    [
      'a public holiday named twice',
      withCompany({
        publicHolidays: [
          { date: '2026-12-16', name: 'One' },
          { date: '2026-12-16', name: 'Two' },
        ],
      }),
      'company.publicHolidays',
    ],
    ['no opening hours', withHours([]), 'company.openingHours'],
    [
      'hours that end before they begin',
      withHours([{ days: ['Monday'], open: { from: '18:00', to: '09:00' } }]),
      'company.openingHours.0.open',
    ],
    [
      'a profile without https',
      withCompany({ social: [{ name: 'A', url: 'http://a.example' }] }),
      'company.social.0.url',
    ],
    [
      'a position off the globe',
      withOffice({ position: { latitude: 91, longitude: 0 } }),
      'company.office.position.latitude',
    ],
    [
      'a photo outside the folder',
      withCompany({ team: [{ name: 'A', role: 'B', photo: '../a.jpg' }] }),
      'company.team.0.photo',
    ],
    [
      'a photo with an absolute path',
      withCompany({ team: [{ name: 'A', role: 'B', photo: '/etc/a.jpg' }] }),
      'company.team.0.photo',
    ],
    [
      'a photo from another website',
      withCompany({ team: [{ name: 'A', role: 'B', photo: 'https://x.example/a.jpg' }] }),
      'company.team.0.photo',
    ],
    ['a person without a role', withCompany({ team: [{ name: 'A' }] }), 'company.team.0.role'],
    [
      'a drawing without words for it',
      withCompany({ job: { title: 'A', text: 'B', drawing: { file: 'a.png' } } }),
      'company.job.drawing.alt',
    ],
    ['an accent by name', { ...sample, accent: 'amber' }, 'accent'],
    ['an accent without enough contrast', { ...sample, accent: '#b4161b' }, 'accent'],
    ['a country in words', withOffice({ country: 'South Africa' }), 'company.office.country'],
    ['VAT as a percentage', { ...sample, vatRate: 15 }, 'vatRate'],
    ['negative VAT', { ...sample, vatRate: -0.15 }, 'vatRate'],
    ['VAT as text', { ...sample, vatRate: '0.15' }, 'vatRate'],
  ])('with %s is refused with the path of the wrong value', (_, config, place) => {
    expect(problems(config)).toEqual([expect.stringMatching(new RegExp(`^${place}: .`))]);
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
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

describe('the facts about the company', () => {
  it('are valid as delivered', () => {
    expect(problems(sample)).toEqual([]);
    expect(`${sample.company.shortName} ${sample.company.restOfName}`).toBe(sample.company.name);
  });

  it('may leave out what not every company has', () => {
    const { restOfName: _, psiraNumber: __, ...company } = sample.company;
    expect(v.parse(SiteConfig, { ...sample, company }).company).toMatchObject({
      restOfName: '',
      psiraNumber: '',
    });
  });

  it.each(['https://acme.example', 'http://acme.example/start', 'HTTPS://acme.example'])(
    'may name the website %s',
    (website) => {
      expect(problems(withCompany({ website }))).toEqual([]);
    },
  );

  it('say which web addresses will do', () => {
    expect(problems(withCompany({ website: 'ftp://acme.example' }))).toEqual([
      'company.website: must be a web address that starts with https:// or http://',
    ]);
  });

  it.each([
    ['a typing error', { ...sample, vatrate: 0.15 }, 'vatrate'],
    ['an unknown fact', withCompany({ fax: '031' }), 'company.fax'],
    ['an unknown part of the address', withOffice({ floor: '2' }), 'company.office.floor'],
    ['no e-mail address', withCompany({ email: 'hello@' }), 'company.email'],
    ['two e-mail addresses', withCompany({ email: 'a@b.example, c@d.example' }), 'company.email'],
    ['a header in the address', withCompany({ email: 'a@b.example\nBcc: c' }), 'company.email'],
    ['no name', withCompany({ name: '  ' }), 'company.name'],
    ['a local number to dial', withPhone('031 555 0100'), 'company.phone.dialled'],
    ['no web address', withCompany({ website: 'acme' }), 'company.website'],
    ['a web address that runs', withCompany({ website: 'javascript:alert(1)' }), 'company.website'],
    ['a web address of a file', withCompany({ website: 'file:///etc/passwd' }), 'company.website'],
    ['a web address without slashes', withCompany({ website: 'https:acme' }), 'company.website'],
    ['no postal address', withCompany({ postalAddress: [] }), 'company.postalAddress'],
    [
      'a day that is named twice',
      withHours([{ days: ['Monday'] }, { days: ['Sunday', 'Monday'] }]),
      'company.openingHours',
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
    ['an accent by name', { ...sample, accent: 'amber' }, 'accent'],
    ['an accent that hides its text', { ...sample, accent: '#b4161b' }, 'accent'],
    ['a country in words', withOffice({ country: 'South Africa' }), 'company.office.country'],
    ['VAT as a percentage', { ...sample, vatRate: 15 }, 'vatRate'],
    ['negative VAT', { ...sample, vatRate: -0.15 }, 'vatRate'],
    ['VAT as text', { ...sample, vatRate: '0.15' }, 'vatRate'],
  ])('name the place of %s', (_, config, place) => {
    expect(problems(config)).toEqual([expect.stringMatching(new RegExp(`^${place}: .`))]);
  });
});

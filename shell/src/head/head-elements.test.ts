import type { PageHead } from '@app/site/page-head';
import { sampleSite as site } from '@app/site/testing/sample-site';
import { describe, expect, test } from 'vitest';
import { headElements } from './head-elements.ts';
import { shareImagePath } from './share-image.ts';

const head: PageHead = {
  title: 'Contact',
  description: 'Write to us.',
  keywords: ['contact', 'security'],
};
const made = (changes: Partial<PageHead> = {}, path = '/contact') =>
  headElements({ ...head, ...changes }, site, path);

/** Tags by name, property or rel, such as `robots: 'noindex'`; without structured data. */
const named = (changes: Partial<PageHead> = {}, path?: string) =>
  Object.fromEntries(
    made(changes, path)
      .tags.filter(({ tag }) => tag !== 'script')
      .map(({ attributes: { name, property, rel, content, href } }) => [
        name ?? property ?? rel,
        content ?? href,
      ]),
  );

describe('the head of a page', () => {
  test('has title, description, keywords and canonical address, and allows indexing', () => {
    expect(made().title).toBe(`Contact | ${site.company.name}`);
    expect(named()).toMatchObject({
      description: 'Write to us.',
      keywords: 'contact, security',
      robots: 'index, follow',
      canonical: `${site.origin}/contact`,
      'og:title': made().title,
      'og:url': `${site.origin}/contact`,
    });
    expect(named()).not.toHaveProperty('referrer');
  });

  test('of home has the origin with a slash as canonical address', () => {
    expect(named({}, '/').canonical).toBe(`${site.origin}/`);
  });

  test('of a page with an address of its own has that as canonical address', () => {
    const address = '/consulting?sku=VT-4D';
    expect(named({ address }, '/consulting')).toMatchObject({
      canonical: site.origin + address,
      'og:url': site.origin + address,
    });
  });

  test.each([{}, { noindex: true }, { secret: true }])('with %j has no tag twice', (changes) => {
    const tags = made(changes).tags.filter(({ tag }) => tag !== 'script');
    expect(Object.keys(named(changes))).toHaveLength(tags.length);
  });

  test('has structured data about the company, the service and the breadcrumbs', () => {
    const blocks = made({ service: 'Alarms', parent: { name: 'Technology', path: '/exploring' } })
      .tags.filter(({ tag }) => tag === 'script')
      .map(({ attributes, text }) => [attributes, JSON.parse(text ?? '')]);
    const type = { type: 'application/ld+json' };
    expect(blocks).toMatchObject([
      [type, { '@type': 'LocalBusiness', name: site.company.name }],
      [type, { '@type': 'Service', name: 'Alarms' }],
      [type, { '@type': 'BreadcrumbList' }],
    ]);
  });

  test('has a share image with size and text', () => {
    expect(named()).toMatchObject({
      'og:image': site.origin + shareImagePath(head, site, '/contact'),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': made().title,
      'twitter:card': 'summary_large_image',
    });
  });

  test.each([{ noindex: true }, { secret: true }])('with %j has no share image', (changes) => {
    expect(Object.keys(named(changes)).filter((name) => /image|twitter/.test(name))).toEqual([]);
  });

  test('with noindex has robots noindex and no canonical address', () => {
    expect(named({ noindex: true })).toMatchObject({ robots: 'noindex' });
    expect(named({ noindex: true })).not.toHaveProperty('canonical');
    expect(named({ noindex: true })).not.toHaveProperty('referrer');
  });

  test('of a secret page has robots noindex, no canonical address and no referrer', () => {
    expect(named({ secret: true })).toMatchObject({ robots: 'noindex', referrer: 'no-referrer' });
    expect(named({ secret: true })).not.toHaveProperty('canonical');
  });
});

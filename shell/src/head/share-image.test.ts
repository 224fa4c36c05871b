import type { PageHead } from '@app/site/page-head';
import { sampleSite as site } from '@app/site/testing/sample-site';
import { describe, expect, test } from 'vitest';
import { shareImagePath, shareTitle } from './share-image.ts';

const head: PageHead = { title: 'Contact', description: 'Write to us.', keywords: [] };
const { company } = site;

describe('the path of the share image', () => {
  test.each([
    ['/', /^\/og\/[0-9a-f]{8}\/index\.png$/],
    ['/contact', /^\/og\/[0-9a-f]{8}\/contact\.png$/],
    ['/technology/alarms', /^\/og\/[0-9a-f]{8}\/technology\/alarms\.png$/],
  ])('of the page %s contains the path of the page', (path, pattern) => {
    expect(shareImagePath(head, site, path)).toMatch(pattern);
  });

  test.each([
    ['title', { ...head, title: 'Contact us' }, site],
    ['company', head, { ...site, company: { ...company, name: 'Another company' } }],
    ['accent', head, { ...site, accent: '#3fd0a0' }],
  ])('is different for another %s', (_, changedHead, changedSite) => {
    expect(shareImagePath(changedHead, changedSite, '/contact')).not.toBe(
      shareImagePath(head, site, '/contact'),
    );
  });

  test('is the same for another description, keywords and year, which the image does not show', () => {
    const others = { description: 'Call us.', keywords: ['call'] };
    const later = { ...site, year: site.year + 1 };
    expect(shareImagePath({ ...head, ...others }, later, '/contact')).toBe(
      shareImagePath(head, site, '/contact'),
    );
  });
});

describe('the title in the share image', () => {
  test.each([
    ['Contact', 'Contact'],
    [`${company.name}: security for homes`, 'Security for homes'],
    [`Welcome to ${company.name}`, `Welcome to ${company.name}`],
  ])('for the page title %j is %j', (title, shown) => {
    expect(shareTitle({ ...head, title }, site)).toBe(shown);
  });
});

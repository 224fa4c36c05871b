import type { PageHead } from '@app/site/page-head';
import { sampleSite as site } from '@app/site/testing/sample-site';
import { describe, expect, it } from 'vitest';
import { shareImagePath, shareTitle } from './share-image.ts';

const head: PageHead = { title: 'Contact', description: 'Write to us.', keywords: [] };
const { company } = site;

describe('the address of the image of a page', () => {
  it.each([
    ['/', /^\/og\/[0-9a-f]{8}\/index\.png$/],
    ['/contact', /^\/og\/[0-9a-f]{8}\/contact\.png$/],
    ['/technology/alarms', /^\/og\/[0-9a-f]{8}\/technology\/alarms\.png$/],
  ])('of %s is named after it', (path, pattern) => {
    expect(shareImagePath(head, site, path)).toMatch(pattern);
  });

  it.each([
    ['title', { ...head, title: 'Contact us' }, site],
    ['company', head, { ...site, company: { ...company, name: 'Another company' } }],
    ['accent', head, { ...site, accent: '#3fd0a0' }],
  ])('changes with the %s', (_, changedHead, changedSite) => {
    expect(shareImagePath(changedHead, changedSite, '/contact')).not.toBe(
      shareImagePath(head, site, '/contact'),
    );
  });

  it('stays when the image stays', () => {
    const others = { description: 'Call us.', keywords: ['call'] };
    const later = { ...site, year: site.year + 1 };
    expect(shareImagePath({ ...head, ...others }, later, '/contact')).toBe(
      shareImagePath(head, site, '/contact'),
    );
  });
});

describe('the title in the image', () => {
  it.each([
    ['Contact', 'Contact'],
    [`${company.name}: security for homes`, 'Security for homes'],
    [`Welcome to ${company.name}`, `Welcome to ${company.name}`],
  ])('of %j is %j', (title, shown) => {
    expect(shareTitle({ ...head, title }, site)).toBe(shown);
  });
});

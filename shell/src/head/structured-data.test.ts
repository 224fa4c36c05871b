import { businessId, type PageHead } from '@app/site/page-head';
import { sampleSite as site } from '@app/site/testing/sample-site';
import { describe, expect, test } from 'vitest';
import { structuredData } from './structured-data.ts';

const head: PageHead = { title: 'Alarms', description: 'How alarms work.', keywords: [] };
const types = (changes: Partial<PageHead>, path = '/alarms') =>
  structuredData({ ...head, ...changes }, site, path).map(
    (block) => (block as { '@type': string })['@type'],
  );

describe('structured data', () => {
  test('of every page has the company', () => {
    expect(types({})).toEqual(['LocalBusiness']);
  });

  test('of a page that says what it is about has that last', () => {
    const structured = [{ '@type': 'Product' }, { '@type': 'ItemList' }];
    expect(types({ structured, service: 'Prices' })).toEqual([
      ...['LocalBusiness', 'Service', 'Product', 'ItemList'],
    ]);
  });

  test('of home also has the site', () => {
    expect(types({}, '/')).toEqual(['LocalBusiness', 'WebSite']);
  });

  test('of a page with a service has the service, its provider and its area', () => {
    const { locality, region } = site.company.office;
    expect(structuredData({ ...head, service: 'Alarm installation' }, site, '/alarms')).toEqual([
      expect.objectContaining({ '@type': 'LocalBusiness', '@id': businessId(site) }),
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: 'Alarm installation',
        description: head.description,
        url: `${site.origin}/alarms`,
        provider: { '@id': businessId(site) },
        areaServed: { '@type': 'Place', name: `${locality}, ${region}` },
      },
    ]);
  });

  test('of a page with a parent has both as breadcrumbs', () => {
    const parent = { name: 'Technology', path: '/exploring' };
    expect(structuredData({ ...head, parent }, site, '/alarms')[1]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Technology',
          item: `${site.origin}/exploring`,
        },
        { '@type': 'ListItem', position: 2, name: 'Alarms', item: `${site.origin}/alarms` },
      ],
    });
  });
});

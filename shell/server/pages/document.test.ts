import { sampleSite as site } from '@app/site/testing/sample-site';
import { describe, expect, test } from 'vitest';
import { aPage, liveReleases } from '../testing/fake-release-sets.ts';
import { documentOf } from './document.ts';
import { startScript } from './start/mount-start-script.ts';

const live = liveReleases();
const shellFiles = `/r/shell/${live.shell.version}`;
const shopFiles = `/r/shop/${live.remotes[0]?.version}`;

/** The JSON block of a document, as a browser's parser finds it. */
const dataOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  );
const hostile = '</script><script>alert(1)</script><!--"\'&\u2028';

describe('the document of a page', () => {
  const html = documentOf(live, site, '/consulting', aPage());

  test('has the rendered page and the data that the browser needs to hydrate it', () => {
    expect(html).toMatch(
      /^<!doctype html><html lang="en-ZA" style="[^"]+"><head><meta charset="utf-8">/,
    );
    expect(html).toContain('<div id="root"><h1>Contact</h1></div>');
    expect(dataOf(html)).toEqual({
      site,
      rendered: true,
      shell: live.shell.version,
      remotes: [
        {
          name: 'shop',
          version: live.remotes[0]?.version,
          entry: `${shopFiles}/remoteEntry.js`,
          routes: [{ path: '/consulting', module: './consulting' }],
        },
      ],
    });
  });

  test('has an empty live region outside the root for the first toast', () => {
    expect(html).toContain('</h1></div><div aria-live="polite" data-toast-region=""></div>');
  });

  test('sets the accent colour and its shades', () => {
    const [, style] = /^<!doctype html><html [^>]*style="([^"]*)"/.exec(
      documentOf(live, { ...site, accent: '#3fd0a0' }, '/', aPage()),
    ) as string[];
    expect(style).toBe('--accent:#3fd0a0;--accent-light:#79debd;--accent-deep:#39bb90');
  });

  test('has no inline script and no event handler attributes', () => {
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts).toEqual([
      ` src="${startScript.url}" integrity="${startScript.integrity}" defer`,
      ` src="${shellFiles}/main.js"`,
      ' type="application/json" id="page-data"',
    ]);
    expect(html).not.toMatch(/\son\w+=|javascript:|<style/);
  });

  test('loads style sheets and font at once, and keeps every script of the page for the first paint', () => {
    const [, before, scripts = '', after] =
      /^(.*)<template id="start">(.*)<\/template>(.*)$/s.exec(html) ?? [];
    expect(before).toContain(`<link rel="stylesheet" href="${shellFiles}/main.css">`);
    expect(before).toContain(`<link rel="stylesheet" href="${shopFiles}/a.css">`);
    expect(before).toContain(`crossorigin href="${shellFiles}/text.woff2">`);
    expect(`${before}${after}`).not.toMatch(/"\/r\/[^"]*\.js"[^,]/);
    expect(scripts).toBe(
      [
        `<link rel="preload" as="script" href="${shellFiles}/main.js">`,
        `<script src="${shellFiles}/main.js"></script>`,
        `<link rel="preload" as="script" href="${shopFiles}/remoteEntry.js">`,
        `<link rel="preload" as="script" href="${shopFiles}/a.js">`,
      ].join(''),
    );
  });

  test('that has the style it shows first keeps the rest of it for the first paint', () => {
    const style = { texts: ['@font-face{}h1{color:red}'], comesLater: [true, false] };
    const html = documentOf(live, site, '/consulting', aPage(), { style });
    const sheet = `<link rel="stylesheet" href="${shellFiles}/main.css">`;
    expect(html).toContain(
      `<style data-first>@font-face{}h1{color:red}</style><noscript>${sheet}</noscript>`,
    );
    expect(html).toContain(`<template id="start">${sheet}<link rel="preload"`);
    expect(html).not.toContain(`${shopFiles}/a.css`);
    expect(html).toContain(`crossorigin href="${shellFiles}/text.woff2">`);
  });

  test('names no files of other pages', () => {
    expect(documentOf(live, site, '/elsewhere', aPage())).not.toContain(`href="${shopFiles}`);
  });

  test.each([
    ['answers a form post', { submission: { phase: 'sent' } }, true],
    ['is behind a link', { secret: true }, true],
    ['is any other', {}, false],
  ] as const)(
    'that %s: style sheets of code that loads later are linked for posts and links only',
    (_, changes, linked) => {
      const [shop] = live.remotes;
      const routes = (shop?.routes ?? []).map((route) => ({ ...route, lateCss: ['late.css'] }));
      const withLate = { ...live, remotes: shop ? [{ ...shop, routes }] : [] };
      const html = documentOf(withLate, site, '/consulting', aPage(changes));
      expect(html.includes(`<link rel="stylesheet" href="${shopFiles}/late.css">`)).toBe(linked);
    },
  );

  test('passes the data of the page and the outcome of a form post to the browser', () => {
    const resource = { phase: 'ready', data: { total: 804.9 } } as const;
    const submission = { phase: 'sent' } as const;
    const page = aPage({ resource, submission });
    expect(dataOf(documentOf(live, site, '/consulting', page))).toMatchObject({
      resource,
      submission,
    });
  });
});

describe('hostile text in a document', () => {
  test('stays data in the JSON block and reads back equal', () => {
    const resource = { phase: 'ready', data: { [hostile]: hostile } } as const;
    const html = documentOf(live, site, '/consulting', aPage({ resource }));
    expect(dataOf(html).resource).toEqual(resource);
    expect(html.match(/<script\b/g)).toHaveLength(3);
  });

  test('stays text in the title', () => {
    const html = documentOf(live, site, '/', aPage({ title: `</title>${hostile}` }));
    expect(html).toContain('<title>&lt;/title&gt;&lt;/script&gt;');
    expect(html.match(/<script\b/g)).toHaveLength(3);
  });

  test('does not end the attribute that it is in', () => {
    const attributes = { name: 'description', content: `"><script>alert(1)</script>&` };
    const html = documentOf(live, site, '/', aPage({ tags: [{ tag: 'meta', attributes }] }));
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"');
  });

  test('stays data in the description of the company', () => {
    const text = JSON.stringify({ name: hostile });
    const attributes = { type: 'application/ld+json' };
    const tags = [{ tag: 'script', attributes, text }] as const;
    const html = documentOf(live, site, '/', aPage({ tags }));
    const block = /<script type="application\/ld\+json" data-head="">(.*?)<\/script>/s.exec(html);
    expect(JSON.parse(block?.[1] ?? '')).toEqual({ name: hostile });
  });
});

describe('the document of a page that the server could not render', () => {
  const html = documentOf(live, site, '/consulting', undefined);

  test('tells the browser to render the page', () => {
    expect(dataOf(html)).toMatchObject({ rendered: false });
    expect(html).toContain(`<title>${site.company.name}</title>`);
    expect(html).toContain(`href="${shopFiles}/a.js"`);
  });

  test('gives visitors without JavaScript the telephone number', () => {
    const [, note] = /<div id="root"><noscript>(.*)<\/noscript><\/div>/.exec(html) as string[];
    expect(note).toContain(site.company.phone.shown);
    expect(note).toContain(site.company.email);
  });
});

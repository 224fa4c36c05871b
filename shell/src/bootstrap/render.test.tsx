import { readUploadLimit } from '@app/contracts/admin-upload';
import type { LiveRemote } from '@app/federation/registry';
import type { RemoteModule, RemoteRoute } from '@app/federation/remote-module';
import { sampleSite } from '@app/site/testing/sample-site';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type RenderRequest, render } from './render.tsx';

const route = (changes: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path: '/contact',
  Component: ({ resource }) => <h1>Contact {resource.phase}</h1>,
  head: () => ({ title: 'Contact', description: 'Write to us.', keywords: ['contact'] }),
  ...changes,
});

function renderWith(changes: Partial<RemoteRoute>, request: Partial<RenderRequest> = {}) {
  const page = route(changes);
  const remote: LiveRemote = {
    name: 'marketing',
    version: '1',
    entry: '/e.js',
    routes: [{ path: page.path, module: './contact' }],
  };
  const bundle: RemoteModule = { kit: '^1.0.0', routes: [page] };
  return render(
    {
      url: '/contact',
      site: sampleSite,
      remotes: [remote],
      apiOrigin: 'http://127.0.0.1:9',
      requestId: 'request-1',
      ...request,
    },
    async () => bundle,
  );
}

afterEach(() => vi.restoreAllMocks());

describe('rendering a page', () => {
  test('puts the page into the frame and adds its head', async () => {
    const page = await renderWith({});
    expect(page).toMatchObject({
      status: 200,
      title: `Contact | ${sampleSite.company.name}`,
      secret: false,
      hasData: false,
      served: { remote: 'marketing', path: '/contact' },
      resource: { phase: 'ready' },
    });
    expect(page.html).toContain('<main');
    expect(page.html).toContain('Skip to content');
    expect(page.html).toContain('<footer');
  });

  test('leaves header and footer out on the home page', async () => {
    const page = await renderWith({ path: '/' }, { url: '/' });
    expect(page.html).not.toMatch(/<header|<footer/);
  });

  test('writes no inline script, however large the page is', async () => {
    const Component = () => <p>{'A long page. '.repeat(20_000)}</p>;
    const { html } = await renderWith({ Component });
    expect(html.length).toBeGreaterThan(200_000);
    expect(html).not.toMatch(/<script|<template/);
  });

  test('escapes hostile text', async () => {
    const Component = () => <p>{'</script><img src=x onerror=alert(1)>'}</p>;
    expect((await renderWith({ Component })).html).toContain('&lt;img src=x');
  });

  test.each([
    ...['/no-such-page', '/CONTACT', '/contact/more', '//host/contact', '/..%2fcontact'],
    ...['/%0a', '/x%0d', '/%E2%80%A8', '/contact/%0d%0a', '/%00', '/%E0%A4%A', '/%ff', '//%ff'],
  ])('%s is a 404 in the frame, and nothing is written to the console', async (url) => {
    const warn = vi.spyOn(console, 'warn');
    const page = await renderWith({}, { url });
    expect(page).toMatchObject({ status: 404, hasData: false });
    expect(page.title).toContain('Page Not Found');
    expect(page.html).toContain('Page Not Found');
    expect(page.html).toContain('<footer');
    expect(page).not.toHaveProperty('served');
    expect(warn).not.toHaveBeenCalled();
  });

  test('the 404 page has a drawing, a search of products and links to all pages of the menu', async () => {
    const paths = ['/exploring', '/consulting', '/proposal', '/contact'];
    const routes = paths.map((path, at) => ({
      path,
      module: './page',
      menu: { label: `Page ${at}`, order: 1 },
    }));
    const remote: LiveRemote = { name: 'marketing', version: '1', entry: '/e.js', routes };
    const { html } = await renderWith({}, { url: '/no-such-page', remotes: [remote] });
    expect(html).toContain('aria-label="Plan: a dashed route through a building');
    expect(html).toMatch(/<form action="\/consulting">.*name="q"/);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main'));
    for (const href of ['/', ...paths]) expect(main).toContain(`href="${href}"`);
  });

  test('below /admin/ is of the shell alone, also when a remote wants the same path', async () => {
    const path = '/admin/releases';
    const menu = { label: 'Cheap', order: 1 };
    const remotes: LiveRemote[] = [
      { name: 'shop', version: '1', entry: '/e.js', routes: [{ path, module: './a', menu }] },
    ];
    const page = await renderWith({ path }, { url: path, remotes });
    expect(page.served).toBeUndefined();
    expect(page.html).toContain('href="/admin/upload"');
    expect(page.html).not.toMatch(/Cheap|Contact ready/);
  });

  test('tells that a page is secret', async () => {
    const head = () => ({ title: 'Your order', description: '', keywords: [], secret: true });
    expect(await renderWith({ head })).toMatchObject({ secret: true });
  });

  test('tells that what the address names is missing', async () => {
    const head = () => ({ title: 'Gone', description: '', keywords: [], missing: true });
    expect(await renderWith({ head })).toMatchObject({
      status: 404,
      title: expect.stringMatching(/^Gone/),
    });
  });

  test('rejects when the page throws, so that the browser renders it', async () => {
    const Component = () => {
      throw new Error('a broken page');
    };
    await expect(renderWith({ Component })).rejects.toThrow('a broken page');
  });

  test('rejects with a fault of the page when React could not render what the page returned', async () => {
    const Component = () => ({ not: 'an element' }) as never;
    const fault = await renderWith({ Component }).catch((cause: unknown) => cause);
    expect(fault).toBeInstanceOf(Error);
    expect(fault).not.toHaveProperty('inFrame');
  });

  test('rejects with a fault of the frame when the frame throws', async () => {
    const site = { ...sampleSite, company: { ...sampleSite.company, phone: undefined as never } };
    await expect(renderWith({}, { site })).rejects.toHaveProperty('inFrame', true);
  });

  test('rejects when the bundle lacks the page', async () => {
    const remote = { name: 'a', version: '1', entry: '/e.js', routes: [] };
    const remotes = [{ ...remote, routes: [{ path: '/about', module: './about' }] }];
    await expect(renderWith({}, { url: '/about', remotes })).rejects.toThrow(
      'a has no page for /about',
    );
  });
});

describe('rendering a page with data', () => {
  test('gives the data to the page, its head and the browser', async () => {
    const page = await renderWith(
      {
        load: async ({ url }) => url.searchParams.get('q'),
        head: ({ data }) => ({ title: `Results for ${data}`, description: '', keywords: [] }),
      },
      { url: '/contact?q=cameras' },
    );
    expect(page.title).toContain('Results for cameras');
    expect(page).toMatchObject({ hasData: true, resource: { phase: 'ready', data: 'cameras' } });
    expect(page.dataMs).toBeGreaterThanOrEqual(0);
  });

  test('shows the page without data that cannot be loaded, and lets the browser try', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await renderWith({ load: () => Promise.reject(new Error('503: down')) });
    expect(page).toMatchObject({ status: 200, hasData: true });
    expect(page.html).toContain('failed');
    expect(page.resource).toEqual({ phase: 'failed' });
    expect(page.dataFault).toBe('Error: 503: down');
    expect(log).toHaveBeenCalledWith(new Error('503: down'));
  });

  test('does not wait for data longer than the timeout', async () => {
    const page = await renderWith({
      load: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    expect(page.html).toContain('loading');
    expect(page.resource).toEqual({ phase: 'loading' });
  });
});

describe('calls of the API from a page', () => {
  test('carry the id of the request and the headers of the page server', async () => {
    const received = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ bytes: 1 }));
    const apiHeaders = { 'X-Visitor-Address': 'signed' };
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await renderWith({ load: ({ api }) => api.read(readUploadLimit) }, { apiHeaders, traceparent });
    const headers = new Headers(received.mock.calls[0]?.[1]?.headers);
    expect(headers.get('x-visitor-address')).toBe('signed');
    expect(headers.get('x-request-id')).toBe('request-1');
    expect(headers.get('traceparent')).toBe(traceparent);
  });
});

describe('a form that was posted', () => {
  const form = [
    ['name', 'Thandi'],
    ['tag', 'a'],
    ['tag', 'b'],
  ] as const;

  test('passes the form to the action of its page', async () => {
    const fields: unknown[] = [];
    const page = await renderWith(
      {
        action: async ({ form: sent }) => {
          fields.push(...sent.entries());
          return { phase: 'sent' };
        },
        Component: ({ submission }) => <p>{submission?.phase}</p>,
      },
      { form },
    );
    expect(fields).toEqual(form);
    expect(page).toMatchObject({ status: 200, submission: { phase: 'sent' } });
    expect(page.html).toContain('<p>sent</p>');
  });

  test('shows the form again when a button changed one of its lists', async () => {
    const editing = {
      phase: 'editing',
      values: { areas: [{ name: 'Yard' }, { name: '' }] },
    } as const;
    const page = await renderWith({ action: async () => editing }, { form });
    expect(page).toMatchObject({ status: 200, submission: editing });
  });

  test('shows the form again with its errors', async () => {
    const refused = {
      phase: 'refused',
      message: 'Please check the form.',
      fields: { name: 'Required' },
      values: { name: '' },
    } as const;
    const page = await renderWith({ action: async () => refused }, { form });
    expect(page).toMatchObject({ status: 422, submission: refused });
  });

  test('shows a page without an action unchanged', async () => {
    expect(await renderWith({}, { form })).not.toHaveProperty('submission');
  });
});

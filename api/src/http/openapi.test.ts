import { endpoints } from '@app/contracts/endpoints';
import { endpointContract } from '@app/contracts/snapshots/contract';
import { describe, expect, test } from 'vitest';
import { aContactMessage } from '../../testing/builders.ts';
import { planRequests } from '../../testing/example-plans.ts';
import { testApi } from '../../testing/test-api.ts';
import type { OpenApiDocument } from './openapi/openapi-document.ts';

const readDocument = async () => {
  const { get } = await testApi();
  return (await (await get('/api/openapi.json')).json()) as OpenApiDocument;
};

/** Has what the calls of the owner ask for. */
const anyBody = JSON.stringify({
  preview: 'a',
  to: 'a',
  after: 0,
  name: 'Laptop',
  id: 'a',
  path: 'a',
  target: 'a',
  registration: {
    id: 'a',
    rawId: 'a',
    type: 'public-key',
    response: { clientDataJSON: 'a', attestationObject: 'a' },
  },
});

function aForm(): FormData {
  const form = new FormData();
  form.append('sqlFile', new File(['-- nothing'], 'price-list.sql'));
  return form;
}

describe('the OpenAPI document', () => {
  test('has every call of the contracts, and each of them is answered', async () => {
    const api = await readDocument();
    expect(api).toMatchObject({ openapi: '3.1.0', info: { title: 'Acme Security API' } });
    const { app } = await testApi();
    for (const { method, path } of endpoints) {
      const documented = api.paths[path.replace(':token', '{token}')];
      expect(documented?.[method.toLowerCase()], path).toBeDefined();
      const answer = await app.request(path.replace(':token', '0'.repeat(32)), { method });
      const { message } = (await answer.json()) as { message?: string };
      expect(message, path).not.toBe('There is nothing at this address');
    }
  });

  test('describes request, answer, failure and headers of a call', async () => {
    const { paths, components } = await readDocument();
    const order = paths['/api/order-confirmation']?.post;
    expect(order?.requestBody?.content['application/json']?.schema).toMatchObject({
      required: ['email', 'name', 'phone', 'cart'],
      properties: { cart: { maxItems: 200, items: { required: ['Sku', 'quantity'] } } },
    });
    expect(order?.responses[200]?.content?.['application/json']?.schema).toMatchObject({
      required: ['success', 'reference', 'total', 'link'],
    });
    expect(order?.responses.default?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Failure',
    });
    expect(components.schemas.Failure?.required).toEqual(['message', 'error', 'code']);
    expect(order?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }]);
  });

  test('says for every call that it may be unavailable, and when to come back', async () => {
    const { paths } = await readDocument();
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(endpoints.length);
    for (const { responses } of operations) {
      expect(responses[503]).toMatchObject({
        headers: { 'Retry-After': { schema: { type: 'integer' } } },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      });
    }
  });

  test('says which calls may get 413, and which 431 without a body', async () => {
    const { paths } = await readDocument();
    const { get, post } = paths['/api/catalogue/current'] ?? {};
    expect(post?.responses[413]).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    });
    expect(get?.responses[431]).toEqual({ description: expect.stringContaining('16 KB') });
    expect(get?.responses[413] ?? post?.responses[431]).toBeUndefined();
  });

  test('says which calls need the session of the owner, and each of them is refused without it', async () => {
    const { paths, components } = await readDocument();
    expect(components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: 'admin-session' },
    });
    const { app } = await testApi();
    const needing = endpoints.filter(({ needsSession }) => needsSession);
    expect(needing.length).toBeGreaterThan(0);
    for (const { method, path, files } of needing) {
      expect(paths[path]?.[method.toLowerCase()]?.security).toEqual([{ session: [] }]);
      const json = { headers: { 'Content-Type': 'application/json' }, body: anyBody };
      const form = { body: aForm() };
      const sent = method === 'GET' ? {} : files.length > 0 ? form : json;
      expect((await app.request(path, { method, ...sent })).status, path).toBe(401);
    }
    expect(paths['/api/products']?.get?.security).toBeUndefined();
  });

  test.each(['/api/proposal', '/api/plans', '/api/plan-drafts'])(
    'says which answers %s refuses, and it refuses an answer to another question',
    async (path) => {
      const { paths } = await readDocument();
      const body = paths[path]?.post?.requestBody?.content['application/json']?.schema;
      const responses = body?.properties?.responses;
      expect(responses?.description).toContain('refused with 400');
      const names = responses?.propertyNames?.enum ?? [];
      const [example] = planRequests.values();
      if (!example) throw new Error('There is no example');
      const { establishmentType, responses: given } = example;
      expect(names).toEqual(expect.arrayContaining(Object.keys(given)));
      expect(names).not.toContain('favourite_colour');
      const { post } = await testApi();
      const answer = await post(path, {
        email: 'thandi@example.com',
        establishmentType,
        responses: { ...given, favourite_colour: 'blue' },
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        fields: { 'responses.favourite_colour': expect.any(String) },
      });
    },
  );

  test('describes the key of a lead as it is read', async () => {
    const { paths } = await readDocument();
    const { pattern = '' } = paths['/api/contact']?.post?.parameters[0]?.schema ?? {};
    const { post } = await testApi();
    for (const key of ['12345678', '~'.repeat(200), '1234567', '12 45678', '1234567é']) {
      const { status } = await post('/api/contact', aContactMessage(), { 'Idempotency-Key': key });
      expect(new RegExp(pattern).test(key), key).toBe(status === 200);
    }
  });

  test('describes a form with a file', async () => {
    const { paths } = await readDocument();
    const content = paths['/api/admin/upload']?.post?.requestBody?.content;
    expect(Object.keys(content ?? {})).toEqual(['multipart/form-data']);
    expect(content?.['multipart/form-data']?.schema).toMatchObject({
      required: ['username', 'password', 'sqlFile'],
      properties: { sqlFile: { type: 'string', format: 'binary' } },
    });
    expect(content?.['multipart/form-data']?.encoding).toMatchObject({
      sqlFile: {
        headers: {
          'Content-Disposition': {
            description: expect.stringContaining('[sS][qQ][lL]'),
            example: 'form-data; name="sqlFile"; filename="price-list.sql"',
          },
        },
      },
    });
  });

  test('describes parameters in the path and in the query', async () => {
    const { paths } = await readDocument();
    expect(paths['/api/orders/{token}']?.get?.parameters).toEqual([
      { name: 'token', in: 'path', required: true, schema: { type: 'string' } },
    ]);
    expect(paths['/api/catalogue/current']?.get?.parameters).toMatchObject([
      { name: 'skus', in: 'query', required: true },
    ]);
    expect(paths['/api/products/search']?.get).toMatchObject({
      parameters: [{ name: 'q', in: 'query', required: false, schema: { maxLength: 100 } }],
      responses: { 200: { headers: { 'X-Total-Count': {} } } },
    });
  });
});

test('the document and the page say which call is deprecated', async () => {
  const current = (await readDocument()).paths['/api/catalogue/current'];
  expect(current?.get?.deprecated).toBe(true);
  expect(current?.post?.deprecated).toBeUndefined();
  const { get } = await testApi();
  const html = await (await get('/api/docs')).text();
  expect(html).toContain('<code>GET /api/catalogue/current</code> (deprecated)');
  expect(html.match(/\(deprecated\)/g)).toHaveLength(1);
});

describe('the documentation page', () => {
  const readPage = async (company = 'Acme Security') => {
    const { site } = { site: { company: { name: company }, vatRate: 0.15 } };
    const { get } = await testApi({ site: site as never });
    const answer = await get('/api/docs');
    return { answer, html: await answer.text() };
  };

  test('shows each call with its fields, without a script', async () => {
    const { answer, html } = await readPage();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    for (const { method, path, summary } of endpoints) {
      expect(html).toContain(`<code>${method} ${path.replace(':token', '{token}')}</code>`);
      expect(html).toContain(summary);
    }
    for (const field of ['cart[].quantity', '[].Sku', 'categories[].products[].Price']) {
      expect(html).toContain(`<code>${field}</code>`);
    }
    expect(html).toContain('at least 1; at most 999');
    expect(html).toContain('anything else is read as 1');
    expect(html).toContain('blanks around an e-mail address');
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });

  test('has a policy that allows nothing but its stylesheet, which is served', async () => {
    const { answer, html } = await readPage();
    expect(answer.headers.get('content-security-policy')).toContain(
      "default-src 'none'; style-src 'self'",
    );
    const href = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const { get } = await testApi();
    const stylesheet = await get(href);
    expect(stylesheet.status).toBe(200);
    expect(stylesheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  test('escapes what it shows', async () => {
    const { html } = await readPage('<b>"Acme" & Sons</b>');
    expect(html).toContain('&lt;b&gt;&quot;Acme&quot; &amp; Sons&lt;/b&gt;');
    expect(html).not.toContain('<b>');
  });
});

test('the contracts that the API lists are those of all its calls', async () => {
  const { get } = await testApi();
  const listed = await (await get('/api/contracts.json')).json();
  expect(listed).toEqual(JSON.parse(JSON.stringify(endpoints.map(endpointContract))));
});

import { afterEach, expect, test, vi } from 'vitest';
import { aCollector, anExportingSite } from './testing/exporting-site.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

afterEach(() => void vi.unstubAllEnvs());

/** A shell whose pages call the API with the trace that they are given. */
const SHELL = `
export async function render({ url, apiOrigin, traceparent }) {
  const call = await fetch(apiOrigin + '/api/products', { headers: { traceparent } });
  return { status: 200, html: 'Page ' + call.status, title: '', tags: [], dataMs: 1 };
}
export const describePages = async () => ({ pages: [], complete: true });
`;

test('a page, its call of the API and the mails of a message are spans, without a word of the visitor', async () => {
  const { bodies, endpoint } = await aCollector();
  const { url, stop, mails } = await anExportingSite(endpoint, { shell: SHELL });
  const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
  const page = await fetch(`${url}/consulting?q=thandi`, { headers });
  expect(await page.text()).toContain('Page');
  const sent = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({
      name: 'Thandi Nkosi',
      email: 'thandi@mail.example',
      phone: '082 123 4567',
      message: 'Please call me about an alarm.',
      consent: true,
    }),
  });
  expect(await sent.json()).toMatchObject({ success: true });
  await expect.poll(mails).toHaveLength(2);
  await stop();

  interface Sent {
    name: string;
    traceId: string;
    spanId: string;
    parentSpanId?: string;
  }
  const spans: Sent[] = bodies.flatMap((body) =>
    (JSON.parse(body).resourceSpans ?? []).flatMap(
      (resource: { scopeSpans: { spans: Sent[] }[] }) => resource.scopeSpans[0]?.spans ?? [],
    ),
  );
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [visit] = named('GET /consulting');
  expect(visit).toMatchObject({ traceId: TRACE, parentSpanId: '00f067aa0ba902b7' });
  const inVisit = { traceId: TRACE, parentSpanId: visit?.spanId };
  for (const step of ['page wait', 'page data', 'page render', 'GET /api/products']) {
    expect(named(step)).toMatchObject([inVisit]);
  }
  expect(named('POST /api/contact')).toMatchObject([{ traceId: TRACE }]);
  const mailed = spans.filter(({ name }) => name.startsWith('mail '));
  expect(mailed).toHaveLength(2);
  for (const mail of mailed) expect(mail.traceId).toBe(TRACE);
  const all = bodies.join();
  for (const metric of ['http.server.request.duration', 'site.renders']) {
    expect(all).toContain(metric);
  }
  expect(all).not.toMatch(/thandi|nkosi|123 ?4567|127\.0\.0\.1|alarm/i);
});

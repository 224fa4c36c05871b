import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from './logger.ts';
import { startTelemetryExport } from './otlp-export.ts';
import { requestContext, type ServerEnv } from './request-context.ts';
import { countOne, recordDuration, recordSpan } from './telemetry-channel.ts';

// Slow: a stop waits two seconds for a collector that hangs.

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

afterEach(() => void vi.unstubAllEnvs());

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
}

/** A server that stands for the collector, and what it was sent, by path. */
async function aCollector(
  answer: (response: ServerResponse) => void = (response) => response.end('{}'),
) {
  const bodies: { path: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const arrived = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push({ path: request.url ?? '', headers: request.headers, body });
    arrived.resolve();
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const of = (path: string) =>
    bodies.filter((one) => one.path === path).map(({ body }) => JSON.parse(body));
  return {
    endpoint,
    bodies,
    arrived: arrived.promise,
    spans: (): SentSpan[] =>
      of('/v1/traces').flatMap((sent) => sent.resourceSpans[0].scopeSpans[0].spans),
    metrics: () => of('/v1/metrics').at(-1).resourceMetrics[0].scopeMetrics[0].metrics,
    resource: (): Attribute[] => of('/v1/traces')[0].resourceSpans[0].resource.attributes,
  };
}

function aLog() {
  const lines: { msg: string }[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { log: createLogger({ level: 'info', name: 'test', destination }), lines };
}

async function anExport(endpoint: string | undefined) {
  if (endpoint) vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
  const { log, lines } = aLog();
  return { ...(await startTelemetryExport({ endpoint, service: 'site', log })), lines };
}

function anApp() {
  const app = new Hono<ServerEnv>();
  app.use(requestContext({ log: createLogger({ level: 'silent', name: 'test' }), trustedHops: 0 }));
  app.get('/api/orders/:token', (c) => c.text('an order'));
  app.get('/api/broken', (c) => c.text('broken', 500));
  app.get('*', (c) => {
    c.set('route', 'no page');
    return c.text('nothing', 404);
  });
  return app;
}

const attributeOf = ({ attributes }: { attributes: Attribute[] }, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

test('a request is sent as a span of its trace, under the pattern of its route', async () => {
  const collector = await aCollector();
  const { stop } = await anExport(collector.endpoint);
  const response = await anApp().request('/api/orders/secret-token?email=thandi@mail.example', {
    headers: { traceparent: `00-${TRACE}-${CALLER}-01` },
  });
  expect(response.status).toBe(200);
  await stop();
  const [span] = collector.spans();
  expect(span).toMatchObject({
    traceId: TRACE,
    parentSpanId: CALLER,
    kind: 2,
    status: { code: 0 },
    name: 'GET /api/orders/:token',
  });
  expect(span?.spanId).toMatch(/^[0-9a-f]{16}$/);
  expect(BigInt(span?.endTimeUnixNano ?? 0) >= BigInt(span?.startTimeUnixNano ?? 0)).toBe(true);
  expect(span && attributeOf(span, 'http.response.status_code')).toBe(200);
  expect(JSON.stringify(collector.bodies)).not.toMatch(/secret-token|thandi/);
});

test('a request that fails is a failed span, and a path that nobody serves is not named', async () => {
  const collector = await aCollector();
  const { stop } = await anExport(collector.endpoint);
  const app = anApp();
  await app.request('/api/broken');
  await app.request('/thandi-on-0821234567');
  await stop();
  expect(collector.spans()).toMatchObject([
    { name: 'GET /api/broken', status: { code: 2 } },
    { name: 'GET no page', status: { code: 0 } },
  ]);
});

test('requests are measured by route and status, and counts by their attributes', async () => {
  const collector = await aCollector();
  const { stop } = await anExport(collector.endpoint);
  for (let times = 0; times < 3; times++) await anApp().request('/api/broken');
  for (const version of ['1', '2', '2']) countOne('site.faults', { part: 'shop', version });
  await stop();
  const [durations, faults] = ['http.server.request.duration', 'site.faults'].map((name) =>
    collector.metrics().find((metric: { name: string }) => metric.name === name),
  );
  expect(durations).toMatchObject({ unit: 's', histogram: { dataPoints: [{ count: 3 }] } });
  const points: { attributes: Attribute[]; asDouble: number }[] = faults.sum.dataPoints;
  expect(points.map((point) => [attributeOf(point, 'version'), point.asDouble])).toEqual([
    ['1', 1],
    ['2', 2],
  ]);
});

test('durations are a histogram, and gauges are read when metrics are sent', async () => {
  const collector = await aCollector();
  const { observe, stop } = await anExport(collector.endpoint);
  const gauge = { unit: '{mail}', description: 'Mails' };
  const broken = async () => Promise.reject(new Error('the store is down'));
  let held = 1;
  observe([
    { ...gauge, name: 'site.broken', read: broken },
    {
      ...gauge,
      name: 'site.mail.count',
      read: async () => [{ value: held, attributes: { state: 'held' } }],
    },
  ]);
  held = 7;
  recordDuration('db.client.operation.duration', 0.7, { 'db.operation.name': 'leads.insert' });
  await stop();
  const named = (name: string) =>
    collector.metrics().find((metric: { name: string }) => metric.name === name);
  expect(named('site.mail.count').gauge.dataPoints).toMatchObject([{ asDouble: 7 }]);
  expect(named('site.broken')).toBeUndefined();
  const { unit, histogram } = named('db.client.operation.duration');
  expect([unit, histogram.dataPoints[0].sum]).toEqual(['s', 0.7]);
  const { explicitBounds, bucketCounts } = histogram.dataPoints[0];
  expect(explicitBounds[bucketCounts.findIndex(Number)]).toBe(1);
  expect(named('nodejs.eventloop.delay.p99')).toMatchObject({ unit: 's' });
});

test('headers and the name of the service come from the variables of the standard', async () => {
  const collector = await aCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20key');
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
  const { stop } = await anExport(collector.endpoint);
  await anApp().request('/api/broken');
  await stop();
  expect(collector.bodies[0]?.headers).toMatchObject({
    authorization: 'Bearer key',
    'content-type': 'application/json',
  });
  expect(attributeOf({ attributes: collector.resource() }, 'service.name')).toBe('site');
  expect(attributeOf({ attributes: collector.resource() }, 'deployment.environment.name')).toBe(
    'test',
  );
});

test('a collector that refuses is told of in the log once a minute, and requests go on', async () => {
  const collector = await aCollector((response) => response.writeHead(400).end('no'));
  const { stop, lines } = await anExport(collector.endpoint);
  for (let times = 0; times < 5; times++) {
    expect((await anApp().request('/api/orders/1')).status).toBe(200);
  }
  await stop();
  expect(lines.map(({ msg }) => msg)).toEqual(['telemetry not exported']);
});

test('a collector that is not there does not hold up the stop, and is told of once at most', async () => {
  const { stop, lines } = await anExport('http://127.0.0.1:9');
  await anApp().request('/api/orders/1');
  await stop();
  expect(lines.length).toBeLessThan(2);
});

test('a collector that hangs holds up neither requests nor, beyond two seconds, the stop', async () => {
  const collector = await aCollector(() => {});
  const { stop } = await anExport(collector.endpoint);
  // More than the queue keeps.
  for (let times = 0; times < 3000; times++) {
    const at = { startedAt: Date.now(), ms: 1, failed: false, attributes: {} };
    recordSpan({ name: 'page wait', kind: 'internal', traceId: TRACE, ...at });
  }
  expect((await anApp().request('/api/orders/1')).status).toBe(200);
  const stopped = stop();
  await collector.arrived;
  await stopped;
});

test('without the setting nothing is sent, and the library is not loaded', async () => {
  vi.doMock('./otlp.ts', () => {
    throw new Error('loaded');
  });
  onTestFinished(() => vi.doUnmock('./otlp.ts'));
  const { stop, lines } = await anExport(undefined);
  await anApp().request('/api/orders/1');
  await stop();
  expect(lines).toEqual([]);
});

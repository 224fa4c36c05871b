import { expect, test } from 'vitest';
import { traceOf } from './trace.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';

test('a trace goes on under its id, with a new span for the next call', () => {
  const { traceId, spanId, parentSpanId, traceparent } = traceOf(`00-${ID}-00f067aa0ba902b7-01`);
  expect(traceId).toBe(ID);
  expect(parentSpanId).toBe('00f067aa0ba902b7');
  expect(traceparent).toContain(spanId);
  expect(traceparent).toMatch(new RegExp(`^00-${ID}-[0-9a-f]{16}-01$`));
  expect(traceparent).not.toContain('00f067aa0ba902b7');
});

test.each([
  undefined,
  '',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${ID}-${'0'.repeat(16)}-01`,
  `00-${ID.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${ID}x-00f067aa0ba902b7-01`,
  'text\n{"level":60}',
])('the header %j begins a trace of its own', (header) => {
  const { traceId, parentSpanId, traceparent } = traceOf(header);
  expect(parentSpanId).toBeUndefined();
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(traceId).not.toBe(ID);
  expect(traceparent).toContain(traceId);
});

import { expect, test } from 'vitest';
import { aPageServer } from './testing/a-page-server.ts';

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])(
  'a report by %s is refused with the method that is allowed',
  async (method) => {
    const answer = await aPageServer({}).calls.request('/api/telemetry', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(await answer.json()).toMatchObject({
      code: 'method_not_allowed',
      message: `${method} is not allowed at this address`,
    });
  },
);

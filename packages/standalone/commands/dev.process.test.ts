import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runCommand } from '@app/testing/site/run-command';
import { expect, onTestFinished, test } from 'vitest';
import { main } from './dev.ts';

const dev = (args: readonly string[], env = {}) => runCommand(main, env, args);

test.each([
  [['shell'], {}, /^Which remote\? npm run dev -- assessments\|/],
  [['unknown'], {}, /^Which remote\? npm run dev -- assessments\|/],
  [['--site', 'https://example.org'], {}, /^Which remote\? /],
  [['shop', '--site', 'example.org'], {}, /^--site needs an address such as /],
  [['shop', '--site', 'file:///etc'], {}, /^--site needs an address such as /],
  [['shop'], { PORT: 'http' }, /^PORT must be a number from 0 to 65535, not http$/],
])('npm run dev -- %j with %j is refused with one line', async (args, env, line) => {
  const { code, stdout, stderr } = await dev(args, env);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trim()).toMatch(line);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('a port that is in use is refused with the way to choose another', async () => {
  const taken = createServer().listen(0, 'localhost');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { code, stderr } = await dev(['shop'], { PORT: String(port) });
  expect(code).toBe(1);
  expect(stderr).toContain(`Port ${port} is in use. Choose another one with PORT.`);
});

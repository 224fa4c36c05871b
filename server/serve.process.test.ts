import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { REGISTRY_FILE, releasesFolder } from '@app/federation/releases';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { runScript } from '@app/testing/site/run-script';
import { smallSite } from '@app/testing/site/small-site';
import { describe, expect, onTestFinished, test } from 'vitest';

async function failedStart(env: Readonly<Record<string, string>>): Promise<string> {
  const { code, stdout, stderr } = await runScript('server/serve.ts', {
    PORT: '0',
    ...env,
  }).ended;
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stderr.endsWith('\n')).toBe(true);
  return stderr.trimEnd();
}

describe('a start that cannot succeed prints the reason', () => {
  test('with invalid settings, one line for each', async () => {
    const lines = (await failedStart({ PORT: 'http', TRUST_PROXY: 'yes' })).split('\n');
    expect(lines).toEqual([
      'These settings are not valid:',
      expect.stringMatching(/^ {2}(PORT|TRUST_PROXY) must be a whole number/),
      expect.stringMatching(/^ {2}(PORT|TRUST_PROXY) must be a whole number/),
    ]);
  });

  test('when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as AddressInfo;
    const DATA_DIR = await smallSite();
    expect(await failedStart({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR })).toBe(
      `Port ${port} on 127.0.0.1 is already in use. Set PORT to a free port.`,
    );
    // No password was shown, so none may be stored yet.
    expect(await readdir(DATA_DIR)).not.toContain('admin.json');
  });

  test('when there is a file where the data folder should be', async () => {
    const file = path.join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const DATA_DIR = path.join(file, 'data');
    expect(await failedStart({ DATA_DIR })).toBe(
      `The data folder ${DATA_DIR} cannot be used: there is a file in its place.`,
    );
  });

  test('when nothing was released', async () => {
    const DATA_DIR = await temporaryFolder();
    expect(await failedStart({ DATA_DIR })).toBe(
      `${releasesFolder(DATA_DIR)} has no release of the shell. Run npm run build.`,
    );
  });

  test('when the registry is not JSON', async () => {
    const DATA_DIR = await temporaryFolder();
    const registry = path.join(releasesFolder(DATA_DIR), REGISTRY_FILE);
    await mkdir(path.dirname(registry));
    await writeFile(registry, '{"parts":');
    const message = await failedStart({ DATA_DIR });
    expect(message).toContain(`${registry} is not a valid registry: `);
    expect(message.split('\n')).toHaveLength(1);
  });
});

describe('the site', () => {
  async function start(SHUTDOWN_DELAY_SECONDS = '0') {
    const site = runScript('server/serve.ts', {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: await smallSite(),
      SHUTDOWN_DELAY_SECONDS,
    });
    const url = () => /^Ready on (\S+)/m.exec(site.output.stdout)?.[1];
    // As long as any test: a start takes its time beside other work.
    await expect.poll(url).toBeDefined();
    return { ...site, url: url() ?? '' };
  }

  /** A POST of which the server has everything except the body. */
  async function halfSent(url: string) {
    const body = JSON.stringify({ remote: 'shell', version: 'unknown', fault: 'timeout' });
    const post = request(`${url}/faults`, {
      method: 'POST',
      agent: false,
      headers: {
        Expect: '100-continue',
        'Content-Type': 'application/json',
        'Content-Length': body.length,
      },
    });
    const answered = once(post, 'response');
    post.flushHeaders();
    await once(post, 'continue');
    return { finish: () => void post.end(body), answered };
  }

  /** Over a connection of its own. */
  const statusOf = (url: string) =>
    fetch(url, { headers: { Connection: 'close' } }).then(
      ({ status }) => status,
      () => 'refused',
    );
  const refusesCallers = (url: string) => expect.poll(() => statusOf(url)).toBe('refused');

  test('prints one line when it is ready and serves pages and the API', async () => {
    const { url, output } = await start();
    expect(output.stdout).toMatch(
      /^Ready on \S+ \(admin password of .*; mail is only written to \S+; reports are made by rules alone: no model is configured\)\n$/,
    );
    expect(await (await fetch(`${url}/contact`)).text()).toContain('Page /contact');
    expect(await (await fetch(`${url}/api/products`)).json()).toEqual([]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s answers the request in flight, then exits',
    async (signal) => {
      const { url, kill, ended } = await start();
      const { finish, answered } = await halfSent(url);
      kill(signal);
      await refusesCallers(url);
      finish();
      expect((await answered)[0]).toMatchObject({ statusCode: 204 });
      expect(await ended).toMatchObject({ code: 0, stderr: '' });
    },
  );

  test('on SIGTERM says 503 on /readyz, serves on for the delay that is set, then finishes what is in flight', async () => {
    // Long enough for three requests on a machine with much else to do.
    const { url, kill, ended } = await start('5');
    const ready = () => statusOf(`${url}/readyz`);
    const before = await halfSent(url);
    expect(await ready()).toBe(200);
    kill('SIGTERM');
    await expect.poll(ready).toBe(503);
    const meanwhile = await halfSent(url);
    expect(await statusOf(`${url}/contact`)).toBe(200);
    meanwhile.finish();
    expect((await meanwhile.answered)[0]).toMatchObject({ statusCode: 204 });
    await expect.poll(ready).toBe('refused');
    before.finish();
    expect((await before.answered)[0]).toMatchObject({ statusCode: 204 });
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });

  // Ctrl-C reaches the script from the terminal and again from the program that started it.
  test('on two SIGINTs still answers the request in flight', async () => {
    const { url, kill, ended } = await start();
    const { finish, answered } = await halfSent(url);
    kill('SIGINT');
    await refusesCallers(url);
    kill('SIGINT');
    finish();
    expect((await answered)[0]).toMatchObject({ statusCode: 204 });
    expect(await ended).toMatchObject({ code: 0 });
  });
});

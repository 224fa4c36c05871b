import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createLogger, type LoggerOptions } from './logger.ts';

function recordingLogger(level: LoggerOptions['level'] = 'info') {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => lines.push(JSON.parse(line)) };
  return { lines, log: createLogger({ level, name: 'test', destination }) };
}

const run = (program: string) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    `const { createLogger } = await import('${new URL('./logger.ts', import.meta.url).href}');
     ${program}`,
  ]);

describe('the log', () => {
  test('has the level, the program and the time of each line', () => {
    const { log, lines } = recordingLogger();
    log.debug('not shown');
    log.info({ id: 'x' }, 'shown');
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(String),
        pid: process.pid,
        name: 'test',
        id: 'x',
        msg: 'shown',
      },
    ]);
    expect(Date.parse(String(lines[0]?.time))).not.toBeNaN();
  });

  test('blanks credentials and contact data, in nested objects, lists and errors too', () => {
    const { log, lines } = recordingLogger();
    const hidden = {
      email: 'a@secret.example',
      phone: 'secret',
      password: 'secret',
      authorization: 'Bearer secret',
      cookie: 'secret',
      'set-cookie': 'secret',
    };
    log.info({ ...hidden, request: { headers: { ...hidden }, Email: 'secret', ...hidden } }, 'x');
    log.info({ people: [{ ...hidden }, { deep: { deeper: { ...hidden } } }] }, 'x');
    log.error({ err: Object.assign(new Error('x'), hidden) }, 'x');
    expect(JSON.stringify(lines)).not.toContain('secret');
    expect(lines[0]).toMatchObject({
      email: '[hidden]',
      request: { headers: { cookie: '[hidden]' } },
    });
  });

  test('with line breaks in a text is still one line of JSON', () => {
    const written: string[] = [];
    const destination = { write: (line: string) => written.push(line) };
    const hostile = 'x\r\n{"level":50,"msg":"forged"}\u2028';
    createLogger({ level: 'info', name: 'test', destination }).info({ path: hostile }, hostile);
    expect(
      written
        .join('')
        .trimEnd()
        .split(/[\r\n]/),
    ).toHaveLength(1);
    expect(JSON.parse(written.join(''))).toMatchObject({ level: 30, path: hostile, msg: hostile });
  });

  test('changes neither the logged object nor its other fields', () => {
    const { log, lines } = recordingLogger();
    const at = new Date(0);
    const fields = { at, list: [1, 'two'], person: { name: 'Jo', email: 'jo@example.com' } };
    log.info(fields, 'x');
    expect(fields.person.email).toBe('jo@example.com');
    expect(lines[0]).toMatchObject({
      at: at.toISOString(),
      list: [1, 'two'],
      person: { name: 'Jo', email: '[hidden]' },
    });
  });

  test('is written completely when the process exits or throws', async () => {
    const many = `const log = createLogger({ level: 'info', name: 'x' });
      for (let line = 0; line < 1000; line++) log.info({ line }, 'x');`;
    const exited = await run(`${many} process.exit(0);`);
    expect(exited.stdout.trim().split('\n')).toHaveLength(1000);
    const died = await run(`${many} throw new Error('boom');`).catch((error) => error);
    expect(died.stdout.trim().split('\n')).toHaveLength(1000);
  });

  test('is written to stderr when stdout is for the result', async () => {
    const { stdout, stderr } = await run(
      `createLogger({ level: 'info', name: 'x', to: 'stderr' }).info('y'); console.log('result');`,
    );
    expect(stdout).toBe('result\n');
    expect(JSON.parse(stderr)).toMatchObject({ msg: 'y' });
  });
});

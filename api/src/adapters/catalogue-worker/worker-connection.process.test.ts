import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { connectWorker, type WorkerConnection } from './worker-connection.ts';

const opened: WorkerConnection[] = [];
afterEach(() => Promise.all(opened.splice(0).map((connection) => connection.stop())));

/** A worker with `onMessage` as the body of its message handler: `port` and `request` are in scope. */
function connect(onMessage: string) {
  const deaths: string[] = [];
  const worker = new Worker(
    `const { parentPort: port } = require('node:worker_threads');
     port.on('message', (request) => { ${onMessage} });`,
    { eval: true },
  );
  const connection = connectWorker(worker, (fault) => deaths.push(fault.message));
  opened.push(connection);
  return { connection, worker, deaths };
}

const REPLY = `port.postMessage({ kind: 'answer', id: request.id, answer: request.term });`;
const found = (term: string) => ({ term, limit: 1 });

test('calls get their own answers when the replies come in another order', async () => {
  const { connection } = connect(`const reply = (request) => { ${REPLY} };
    if (request.term === 'slow') return void (globalThis.slow = request);
    reply(request);
    reply(globalThis.slow);`);
  const slow = connection.call('search', found('slow'), 5000);
  const quick = connection.call('search', found('quick'), 5000);
  expect(await Promise.race([slow, quick])).toBe('quick');
  expect(await slow).toBe('slow');
});

test('a call that the worker answers with a fault rejects, and the next call is answered', async () => {
  const { connection, deaths } = connect(`if (request.term) { ${REPLY} }
    else port.postMessage({ kind: 'fault', id: request.id, message: 'no term' });`);
  await expect(connection.call('search', found(''), 5000)).rejects.toThrow('no term');
  expect(await connection.call('search', found('siren'), 5000)).toBe('siren');
  expect(deaths).toEqual([]);
});

test('calls under way and later calls reject when the worker throws', async () => {
  const { connection, deaths } = connect(`if (request.term === 'bad') throw new Error('broken');`);
  const waiting = connection.call('search', found('good'), 5000);
  const fatal = connection.call('search', found('bad'), 5000);
  const outcomes = await Promise.allSettled([waiting, fatal]);
  expect(
    outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message),
  ).toEqual(['broken', 'broken']);
  await expect(connection.call('search', found('late'), 5000)).rejects.toThrow('broken');
  expect(deaths).toEqual(['broken']);
});

test('calls under way reject when the worker exits', async () => {
  const { connection, deaths } = connect('process.exit(3);');
  await expect(connection.call('search', found('x'), 5000)).rejects.toThrow('ended with code 3');
  expect(deaths).toEqual(['The catalogue worker ended with code 3']);
});

test('a worker that hangs past a deadline is ended', async () => {
  const { connection, worker, deaths } = connect('for (;;);');
  const exit = new Promise((resolve) => worker.once('exit', resolve));
  await expect(connection.call('search', found('x'), 100)).rejects.toThrow('within 100 ms');
  await exit;
  expect(deaths).toHaveLength(1);
});

test('a worker that misses one deadline but answers other calls is kept', async () => {
  const { connection, deaths } = connect(`if (request.term !== 'lost') { ${REPLY} }`);
  await connection.call('search', found('warm-up'), 5000);
  const lost = expect(connection.call('search', found('lost'), 200)).rejects.toThrow(
    'did not answer "search" within 200 ms',
  );
  await connection.call('search', found('other'), 5000);
  await lost;
  expect(await connection.call('search', found('after'), 5000)).toBe('after');
  expect(deaths).toEqual([]);
});

test('retire waits for the calls under way', async () => {
  const { connection, worker, deaths } = connect(REPLY);
  const answer = connection.call('search', found('last'), 5000);
  const exit = new Promise((resolve) => worker.once('exit', resolve));
  await connection.retire();
  expect(await answer).toBe('last');
  await exit;
  expect(deaths).toEqual([]);
});

test('stop rejects the calls under way', async () => {
  const { connection, deaths } = connect('');
  const lost = expect(connection.call('search', found('x'), 5000)).rejects.toThrow('ended');
  await connection.stop();
  await lost;
  expect(deaths).toEqual([]);
});

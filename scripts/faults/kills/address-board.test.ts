import { expect, test } from 'vitest';
import { addressBoard } from './address-board.ts';

test('a client that waits during a failed start gets the address of the next start', async () => {
  const board = addressBoard();
  const waiting = board.read();
  board.clear();
  board.post({ url: 'http://127.0.0.1:1', start: 2 });
  expect(await waiting).toEqual({ url: 'http://127.0.0.1:1', start: 2 });
  board.clear();
  const next = board.read();
  board.post({ url: 'http://127.0.0.1:2', start: 3 });
  expect((await next).start).toBe(3);
});

// Runs before a program that with-toolchain.mjs starts, and gives it the variables that came through a pipe. What a program
// sets itself is not in /proc/<pid>/environ, which shows for ever what it was started with.
import { readFileSync } from 'node:fs';

const { SECRETS_PIPE } = process.env;
if (SECRETS_PIPE) {
  delete process.env.SECRETS_PIPE;
  Object.assign(process.env, JSON.parse(readFileSync(Number(SECRETS_PIPE), 'utf8')));
}

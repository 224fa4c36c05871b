import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The code of axe, for a browser that a test drives from outside. */
export const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

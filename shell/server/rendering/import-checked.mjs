// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** @import { ServerBundle } from './render-messages.ts' */

/**
 * Hashes of the bundles by address.
 * @type {Map<string, string>}
 */
const expected = new Map();

// The bytes that are compared are the bytes that run: nobody can change the file in between.
registerHooks({
  load(url, context, nextLoad) {
    const integrity = expected.get(url);
    if (integrity === undefined) return nextLoad(url, context);
    const source = readFileSync(new URL(url));
    const found = `sha256-${createHash('sha256').update(source).digest('base64')}`;
    if (found !== integrity) throw new Error(`${url} is not the file of its release`);
    return { format: 'module', source, shortCircuit: true };
  },
});

/**
 * Imports a server bundle whose bytes have the hash of its release.
 * @param {ServerBundle} bundle
 * @returns {Promise<any>} what it exports
 * @throws {Error} when they have another one, or none is known, before any of its code runs.
 */
export function importChecked({ file, integrity }) {
  if (!integrity) throw new Error(`${file} has no hash in its release`);
  const { href } = pathToFileURL(file);
  expected.set(href, integrity);
  return import(href);
}

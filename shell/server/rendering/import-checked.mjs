// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** @import { ServerBundle } from './render-messages.ts' */

/**
 * Gives the text of a bundle, or throws, by address.
 * @type {Map<string, () => Buffer>}
 */
const bundles = new Map();

// The bytes that are compared are the bytes that run: nobody can change the file in between.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    bundles.has(specifier)
      ? { url: specifier, format: 'module', shortCircuit: true }
      : nextResolve(specifier, context),
  load(url, context, nextLoad) {
    const read = bundles.get(url);
    if (!read) return nextLoad(url, context);
    const source = read();
    // Loaded bundles need not be kept twice.
    bundles.set(url, () => Buffer.of());
    return { format: 'module', source, shortCircuit: true };
  },
});

/**
 * Reads a server bundle before this process gives up its right to read files.
 * @param {ServerBundle} bundle
 */
export function readBundle({ file, integrity }) {
  const { href } = pathToFileURL(file);
  try {
    const source = readFileSync(file);
    bundles.set(href, () => checked(href, source, integrity));
  } catch (fault) {
    bundles.set(href, () => {
      throw fault;
    });
  }
}

/**
 * Imports a server bundle whose bytes have the hash of its release.
 * @param {ServerBundle} bundle
 * @returns {Promise<any>} what it exports
 * @throws {Error} when they have another one, or none is known, before any of its code runs.
 */
export function importChecked({ file, integrity }) {
  if (!integrity) throw new Error(`${file} has no hash in its release`);
  return import(pathToFileURL(file).href);
}

/**
 * @param {string} url
 * @param {Buffer} source
 * @param {string | undefined} integrity
 */
function checked(url, source, integrity) {
  const found = `sha256-${createHash('sha256').update(source).digest('base64')}`;
  if (found !== integrity) throw new Error(`${url} is not the file of its release`);
  return source;
}

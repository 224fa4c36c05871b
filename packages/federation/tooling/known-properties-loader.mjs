import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './parts.ts';
import { declaredProperties, unknownProperties } from './unknown-properties.ts';

const TOKENS = path.join(root, 'packages/ui/src/tokens.css');
/** What the tokens declared when they were last read: a build asks for each of its style sheets. */
let last = { css: '', names: /** @type {ReadonlySet<string>} */ (new Set()) };

/**
 * Fails the build when a CSS module reads a custom property that neither it nor the tokens declare.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
export default async function knownProperties(source) {
  this.addDependency(TOKENS);
  const css = await readFile(TOKENS, 'utf8');
  if (css !== last.css) last = { css, names: declaredProperties(TOKENS, css) };
  const unknown = unknownProperties(this.resourcePath, source, last.names);
  if (unknown.length === 0) return source;
  throw new Error(
    `${this.resourcePath} reads what neither it nor tokens.css declares: ${unknown.join(', ')}`,
  );
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './parts.ts';
import { declaredProperties, unknownProperties } from './unknown-properties.ts';

const TOKENS = path.join(root, 'packages/ui/src/tokens.css');

/**
 * Fails the build when a CSS module reads a custom property that neither it nor the tokens declare.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
export default async function knownProperties(source) {
  this.addDependency(TOKENS);
  const tokens = declaredProperties(TOKENS, await readFile(TOKENS, 'utf8'));
  const unknown = unknownProperties(this.resourcePath, source, tokens);
  if (unknown.length === 0) return source;
  throw new Error(
    `${this.resourcePath} reads what neither it nor tokens.css declares: ${unknown.join(', ')}`,
  );
}

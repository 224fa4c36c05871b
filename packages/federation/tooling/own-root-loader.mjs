import path from 'node:path';

/**
 * Makes of a page, with `?own-root`, the same page in a root of its own, for a remote with a React of its own.
 *
 * @this {import('@rspack/core').LoaderContext<{ name: string }>}
 */
export default function ownRoot() {
  const file = JSON.stringify(`./${path.basename(this.resourcePath)}`);
  const name = JSON.stringify(this.getOptions().name);
  return `import { Component as Page } from ${file};
import { pageInOwnRoot } from '@app/kit/own-root/page';
export * from ${file};
export const Component = pageInOwnRoot({ Page, name: ${name} });
`;
}

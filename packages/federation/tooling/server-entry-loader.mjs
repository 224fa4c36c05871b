/**
 * Turns the declaration of a remote, its `routes.ts`, into the `RemoteModule` that the page server
 * imports: the same declaration with its pages filled in.
 *
 * @this {import('@rspack/core').LoaderContext<{ remote: import('../src/remote-module.ts').RemoteDeclaration }>}
 */
export default function serverEntry() {
  const { kit, routes, ownReact } = this.getOptions().remote;
  const query = ownReact ? '?own-root' : '';
  const imports = routes.map(
    ({ page }, index) => `import * as page${index} from ${JSON.stringify(page + query)};`,
  );
  const list = routes.map(
    ({ path }, index) => `{ path: ${JSON.stringify(path)}, ...page${index} }`,
  );
  return `${imports.join('\n')}\nexport default { kit: ${JSON.stringify(kit)}, routes: [${list.join(', ')}] };\n`;
}

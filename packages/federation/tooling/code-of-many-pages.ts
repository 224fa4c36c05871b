import type { RemoteDeclaration } from '../src/remote-module.ts';

/** How the federation plugin starts the names of the chunks of exposed modules. */
const EXPOSED = '__federation_expose_';
/** Less would make the pages that need little of it larger. */
const SHARE_OF_PAGES = 0.5;

/**
 * Puts code that most pages of a remote have into one file, so that a visitor of several pages loads
 * it once. Style sheets stay with the pages, which would otherwise need one more each.
 */
export const codeOfManyPages = ({ routes }: RemoteDeclaration) => ({
  pages: {
    name: 'pages',
    // Not also of chunks that a page loads later: the manifest of the plugin would then list the file
    // among those, and the document would not name it.
    chunks: ({ name }: { readonly name?: string | undefined }) =>
      name?.startsWith(EXPOSED) ?? false,
    type: /^javascript/,
    minChunks: Math.max(2, Math.ceil(routes.length * SHARE_OF_PAGES)),
    minSize: 0,
    // Before the groups that the bundler has by default.
    priority: 10,
  },
});

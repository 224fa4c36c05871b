import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { moduleNameOf } from '../src/module-name.ts';
import type { RemoteDeclaration } from '../src/remote-module.ts';
import { SERVER_SHARED_GLOBAL } from '../src/server-shared.ts';
import { CHUNK_GLOBAL, chunksByContent } from './chunks-by-content.ts';
import { codeOfManyPages } from './code-of-many-pages.ts';
import { federationAliases, startOfPart } from './federation-aliases.ts';
import { moduleIdsWithoutPaths } from './module-ids-without-paths.ts';
import { kitOfOwnRoot, ownReactFile, reactOf } from './own-react.ts';
import { root } from './parts.ts';
import { ofShell, sharedModules, singletons } from './shared-modules.ts';
import { sortedChunkHashes } from './sorted-chunk-hashes.ts';

const require = createRequire(import.meta.url);
const refreshFolder = path.join(import.meta.dirname, '../react-refresh');
const eachFileLoader = path.join(import.meta.dirname, 'each-file-loader.mjs');
const ownRootLoader = path.join(import.meta.dirname, 'own-root-loader.mjs');
const serverEntryLoader = path.join(import.meta.dirname, 'server-entry-loader.mjs');
const ownStylesLoader = path.join(import.meta.dirname, 'own-styles-loader.mjs');
const pdfWorkerLoader = path.join(import.meta.dirname, 'pdf-worker-loader.mjs');
const knownPropertiesLoader = path.join(import.meta.dirname, 'known-properties-loader.mjs');
const browsers = ['chrome >= 111', 'safari >= 16.4', 'firefox >= 114'];

/** Where every remote declares its pages. */
const DECLARATION = './src/routes.ts';
const CONTENT_HASH = '.[contenthash:8]';
/**
 * After a Retry one tab can have the style sheets of two releases of a remote: a class whose file was
 * changed has another name. The first part follows from remote, file and class.
 */
const CLASS_NAME = '[fullhash:5][contenthash:3]';
/** The same for both builds of a part, so that server and browser use the same file names. */
const assetName = (hash: string): string => `[name]${hash}[ext]`;

/**
 * The bundler's own rule for code of two chunks, without what stands for a shared module: a chunk of
 * those alone has no file, but a number that follows from the folder of the repository.
 */
const ofCodeOnly = {
  type: /^(?!consume-shared)/,
  idHint: '',
  reuseExistingChunk: true,
  minChunks: 2,
  priority: -20,
};

export interface PartBuild {
  /** Name of the part and of its global variable in the browser. */
  readonly name: string;
  /** Folder of the part. */
  readonly folder: string;
  readonly output: string;
  /** Absent for the shell. */
  readonly remote?: RemoteDeclaration;
  /** Where the development server of this part listens; absent in a release. */
  readonly devOrigin?: string;
}

/**
 * Fonts are declared once, by what a document has in it: a declaration that comes again with another style sheet
 * would use a font that came too late for the first text, and move lines.
 */
const fontsAlone = {
  fonts: { name: 'fonts', test: /[\\/]fonts\.css$/, chunks: 'all' as const, enforce: true },
};

/** The browser build of the shell or a remote. */
export function clientConfig(part: PartBuild): Configuration {
  const host = part.remote === undefined;
  const dev = part.devOrigin !== undefined;
  // A tab has only one shell: another one comes with another document.
  const byContent = !host && !dev;
  const hash = dev ? '' : CONTENT_HASH;
  return {
    ...commonConfig(part, dev),
    name: part.name,
    target: ['web', 'es2022'],
    entry: host ? { main: './src/bootstrap/main.tsx' } : {},
    output: {
      path: part.output,
      publicPath: dev ? `${part.devOrigin}/` : 'auto',
      uniqueName: part.name,
      ...(byContent ? { chunkLoadingGlobal: CHUNK_GLOBAL } : {}),
      // Hashes of chunks need it. It makes no difference to files of the page's own origin.
      ...(dev ? {} : { crossOriginLoading: 'anonymous' as const }),
      // In development an open page may still have to fetch an earlier update.
      clean: !dev,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      cssChunkFilename: `[name]${hash}.css`,
      assetModuleFilename: assetName(hash),
      // Otherwise a module whose dependency could not be loaded stays, half done, for the next import.
      strictModuleErrorHandling: true,
    },
    optimization: {
      minimize: !dev,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: ofCodeOnly,
          ...(part.remote ? codeOfManyPages(part.remote) : fontsAlone),
          ...(part.remote?.ownReact ? ownReactFile : {}),
        },
      },
      minimizer: [
        // What a library has minified already stays as it is.
        new rspack.SwcJsMinimizerRspackPlugin({ exclude: /\.min(\.\w+)?\.js$/ }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: part.name,
        filename: host || dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        ...(part.remote ? { exposes: exposesOf(part.remote) } : {}),
        manifest: true,
        dts: false,
        dev: dev ? { disableDynamicRemoteTypeHints: true } : false,
        shareStrategy: 'loaded-first',
        shared: sharedModules(host, part.remote?.ownReact),
        runtimePlugins: host && dev ? [runtimeForRemotes] : [],
        experiments: {
          asyncStartup: dev && !host,
          externalRuntime: !host,
          // Code for remotes that are named at build time; here the registry names them.
          optimization: { target: 'web', disableRemote: !host || !dev, disableSnapshot: true },
        },
      }),
      ...(dev
        ? []
        : [startOfPart(host), moduleIdsWithoutPaths(root), chunkHashes(), sortedChunkHashes()]),
      ...(byContent ? [chunksByContent()] : []),
      ...(dev
        ? [new ReactRefreshRspackPlugin({ exclude: [/[\\/]node_modules[\\/]/, refreshFolder] })]
        : []),
    ],
  };
}

/**
 * The server build of the shell or a remote: one self-contained file that loads from any folder.
 * A remote finds the singletons in a global that the shell's bundle fills.
 */
export function serverConfig(part: PartBuild): Configuration {
  const host = part.remote === undefined;
  const shared = part.remote?.ownReact
    ? ofShell
    : Object.fromEntries(singletons.map((name) => [name, name]));
  return {
    ...commonConfig(part, false, { server: true }),
    name: `${part.name} (server)`,
    target: 'node20',
    entry: {
      server: [
        path.join(import.meta.dirname, '../src/release-address.ts'),
        host ? './src/bootstrap/server-entry.tsx' : DECLARATION,
      ],
    },
    externals: host
      ? []
      : [
          ({ request }, done) =>
            request !== undefined && shared[request]
              ? done(
                  undefined,
                  `globalThis.${SERVER_SHARED_GLOBAL}[${JSON.stringify(shared[request])}]`,
                  'var',
                )
              : done(),
        ],
    output: {
      path: part.output,
      uniqueName: part.name,
      filename: 'server.mjs',
      // The folder of the bundle; release-address.ts turns it into a URL for visitors.
      publicPath: 'auto',
      assetModuleFilename: assetName(CONTENT_HASH),
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: false,
      cssFilename: '[name].css',
    },
    optimization: { minimize: false },
  };
}

/** In development remotes have a bundler runtime of their own and take only its core from the shell. */
const runtimeForRemotes = path.join(import.meta.dirname, '../src/provide-runtime-core.ts');
/**
 * The scripts of a part know the hashes of the chunks that they load, and browsers compare them. Of the
 * same kind as those in documents: a preload with another kind would be loaded twice.
 */
const chunkHashes = () => new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] });

const exposesOf = (remote: RemoteDeclaration): Record<string, string> =>
  Object.fromEntries(
    remote.routes.map(({ path: route, page }) => [
      moduleNameOf(route),
      page.replace('./', './src/') + (remote.ownReact ? '?own-root' : ''),
    ]),
  );

/** What every build of a part has: how its files are read and resolved. */
export function commonConfig(
  part: PartBuild,
  dev: boolean,
  { server = false, ownStyles = true } = {},
): Configuration {
  // The shell sets the style of the whole document.
  const checkStyles = part.remote && ownStyles && !server ? [{ loader: ownStylesLoader }] : [];
  return {
    mode: dev ? 'development' : 'production',
    context: part.folder,
    devtool: dev ? 'cheap-module-source-map' : false,
    performance: false,
    infrastructureLogging: { level: 'error' },
    // Two pages may import two components in either order: these style no element together. A file that
    // styles a component comes after it everywhere, because it imports it.
    ignoreWarnings: [/Conflicting order/],
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        ...(dev
          ? sharedReactRefresh()
          : server
            ? {}
            : { ...federationAliases, ...routerWithoutWarnings() }),
        ...(!part.remote || part.remote.ownReact ? reactOf(part.folder) : {}),
        ...(part.remote?.ownReact ? { '@app/kit$': kitOfOwnRoot } : {}),
      },
    },
    module: {
      parser: server ? { javascript: { dynamicImportMode: 'eager' } } : {},
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          use: {
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
                target: 'es2022',
              },
            },
          },
        },
        { test: /\.each\.ts$/, use: { loader: eachFileLoader } },
        {
          resourceQuery: /^\?own-root$/,
          use: { loader: ownRootLoader, options: { name: part.name } },
        },
        ...(server && part.remote
          ? [
              {
                test: path.join(part.folder, DECLARATION),
                use: { loader: serverEntryLoader, options: { remote: part.remote } },
              },
            ]
          : []),
        {
          test: /\.module\.css$/,
          type: 'css/module',
          // A custom property with another name in a release would not change the token that it sets.
          parser: { namedExports: false, dashedIdents: false },
          generator: {
            ...(server ? { exportsOnly: true } : {}),
            ...(part.remote && !dev ? { localIdentName: CLASS_NAME } : {}),
          },
          use: [
            { loader: 'builtin:lightningcss-loader', options: { targets: browsers } },
            ...checkStyles,
            ...(server ? [] : [{ loader: knownPropertiesLoader }]),
          ],
        },
        {
          test: /\.css$/,
          exclude: /\.module\.css$/,
          type: 'css',
          ...(server ? { generator: { exportsOnly: true } } : {}),
          use: checkStyles,
        },
        {
          test: /\.(woff2|png|svg|webp|mp4)$/,
          type: 'asset/resource',
          // The browser build has written these files already.
          ...(server ? { generator: { emit: false } } : {}),
        },
        {
          // Code of a library that is loaded by its address, as it is, such as a worker.
          test: /\.mjs$/,
          dependency: 'url',
          type: 'asset/resource',
          generator: { filename: `[name]${dev ? '' : CONTENT_HASH}.js`, emit: !server },
        },
        {
          test: /pdf\.worker\.min\.mjs$/,
          dependency: 'url',
          use: { loader: pdfWorkerLoader },
        },
        // Last, because the last matching type wins: a style sheet with `?raw` is read as text.
        { resourceQuery: /^\?raw$/, type: 'asset/source' },
      ],
    },
  };
}

/**
 * The exports of React Router name only its development build, which adds warnings to the bundle.
 */
function routerWithoutWarnings(): Record<string, string> {
  const kit = createRequire(require.resolve('@app/kit'));
  const router = createRequire(kit.resolve('react-router-dom'));
  const production = (file: string) =>
    router.resolve(file).replace(/\/development\/([\w-]+)\.m?js$/, '/production/$1.mjs');
  return {
    'react-router$': production('react-router'),
    'react-router/dom$': production('react-router/dom'),
  };
}

/** With a refresh runtime in each bundle, edits in a remote would not show in the browser. */
function sharedReactRefresh(): Record<string, string> {
  const folder = path.dirname(require.resolve('react-refresh/package.json'));
  return {
    'react-refresh-real$': path.join(folder, 'cjs/react-refresh-runtime.development.js'),
    'react-refresh': refreshFolder,
  };
}

import path from 'node:path';
import type { RemoteDeclaration } from '@app/federation/remote-module';
import { commonConfig } from '@app/federation/tooling/build-config';
import { reactOf } from '@app/federation/tooling/own-react';
import { type Part, root } from '@app/federation/tooling/parts';
import { accentProperties } from '@app/site/accent';
import { sampleSite } from '@app/site/testing/sample-site';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const serverEntryLoader = path.join(root, 'packages/federation/tooling/server-entry-loader.mjs');

export interface StandaloneBuild {
  readonly part: Part;
  readonly remote: RemoteDeclaration;
  /** Where calls of the API go: to the examples of the remote, or to a site that runs elsewhere. */
  readonly api: 'examples' | 'site';
}

/**
 * The build of one remote alone: the thin frame and the pages of the remote in one bundle, without
 * federation and without anything of the shell, the API or another remote.
 */
export function standaloneConfig({ part, remote, api }: StandaloneBuild): Configuration {
  const output = path.join(part.folder, 'dist/standalone');
  const declaration = path.join(part.folder, 'src/routes.ts');
  // A React of its own is that of the frame too.
  const { ownReact, ...sharing } = remote;
  // The frame brings the style of the whole document.
  const common = commonConfig({ ...part, output, remote: sharing }, true, { ownStyles: false });
  return {
    ...common,
    name: part.name,
    target: ['web', 'es2022'],
    entry: { main: path.join(import.meta.dirname, '../src/main.tsx') },
    output: {
      path: output,
      publicPath: '/',
      uniqueName: part.name,
      filename: 'standalone/[name].js',
      cssFilename: 'standalone/[name].css',
      assetModuleFilename: 'standalone/[name][ext]',
      clean: true,
    },
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve?.alias,
        ...(ownReact ? reactOf(part.folder) : {}),
        'remote-under-development$': declaration,
        'examples-of-the-remote$': path.join(part.folder, 'standalone/examples.ts'),
      },
    },
    module: {
      ...common.module,
      rules: [
        ...(common.module?.rules ?? []),
        { test: declaration, use: { loader: serverEntryLoader, options: { remote: sharing } } },
      ],
    },
    plugins: [
      new rspack.HtmlRspackPlugin({ templateContent: documentOf(part) }),
      new rspack.DefinePlugin({ STANDALONE: JSON.stringify({ name: part.name, api }) }),
      new ReactRefreshRspackPlugin({ exclude: [/[\\/]node_modules[\\/]/, /react-refresh/] }),
    ],
  };
}

const accent = Object.entries(accentProperties(sampleSite.accent))
  .map(([property, value]) => `${property}:${value}`)
  .join(';');

const documentOf = ({ name }: Part): string => `<!doctype html>
<html lang="en-ZA" style="${accent}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}, alone</title><link rel="icon" href="data:,">
</head><body><div id="root"></div></body></html>
`;

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { commonConfig, type PartBuild } from './build-config.ts';
import { compile } from './compile.ts';
import { root } from './parts.ts';

const UI = path.join(root, 'packages/ui');
const kit = createRequire(createRequire(import.meta.url).resolve('@app/kit'));
const ENTRY = `
import { renderToStaticMarkup } from 'react-dom/server';
import { pictures } from ${JSON.stringify(path.join(UI, 'gallery/pictures.ts'))};
export const all = pictures(renderToStaticMarkup);
`;
/** In CSS pixels: the width of text in a page, and room for the highest picture. */
const SIZE = 'width="720" height="3000"';
/** The company's shades are in the documents of a site, and not in a build. */
const SHADES = ':root { --accent: #3fd0a0; --accent-light: #79debd; --accent-deep: #39bb90; }';
/** The address of a picture ends with `#` and the name of its component; a part that another build has may lack one. */
const ONE = ':root > g:not(:target), :root:has(> g:target) > text { display: none; }';
/** What is in a frame is the whole picture. An image may be drawn once, before anything has moved. */
const FRAME = `
:root body { min-height: 0; padding: 16px; border: 1px solid var(--line-strong); }
:root body * { animation: none !important; }`;

/**
 * The components of `packages/ui` in all their states, as one SVG with the style sheets in it: an image is drawn
 * without scripts, without the page around it, and years later as on the day of its build. It has the fonts of the
 * reader, because an image loads no files.
 */
export async function designPictures(): Promise<string> {
  const output = await mkdtemp(path.join(tmpdir(), 'design-'));
  try {
    const build = { name: 'design', folder: UI, output, remote: { kit: '', routes: [] } };
    await compile(configOf(build), () => undefined);
    const { all } = kit(path.join(output, 'pictures.cjs'));
    return asSvg(all, await readFile(path.join(output, 'pictures.css'), 'utf8'));
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

function configOf(build: PartBuild): Configuration {
  const common = commonConfig(build, false, { ownStyles: false });
  return {
    ...common,
    name: 'pictures',
    target: 'node20',
    entry: { pictures: `data:text/javascript,${encodeURIComponent(ENTRY)}` },
    resolve: {
      ...common.resolve,
      alias: { 'react-dom': path.dirname(kit.resolve('react-dom/package.json')) },
    },
    module: {
      ...common.module,
      // A build for Node leaves the style sheets out.
      generator: { css: { exportsOnly: false }, 'css/module': { exportsOnly: false } },
    },
    output: {
      path: build.output,
      filename: 'pictures.cjs',
      cssFilename: 'pictures.css',
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false },
  };
}

function asSvg(pictures: Readonly<Record<string, string>>, css: string): string {
  const shown = Object.entries(pictures).map(([name, html]) => {
    // Without their namespace drawings in HTML are unknown elements of XML.
    const xml = html.replaceAll('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
    const body = `<body xmlns="http://www.w3.org/1999/xhtml">${xml}</body>`;
    return `<g id="${name}"><foreignObject ${SIZE}>${body}</foreignObject></g>`;
  });
  const style = `<style><![CDATA[${css}\n${SHADES}\n${FRAME}\n${ONE}]]></style>`;
  const none = '<text x="16" y="32" font-family="sans-serif">No picture in this release</text>';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${SIZE}>${style}${none}${shown.join('')}</svg>\n`;
}

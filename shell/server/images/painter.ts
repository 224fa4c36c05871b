import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Node, Renderer } from '@takumi-rs/core';
import { createTurns } from '../create-turns.ts';

/**
 * A picture of boxes and text with CSS. `drawings` has the SVG for the `src` of each image node.
 */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly node: Node;
  readonly drawings: Readonly<Record<string, string>>;
}

export type Paint = (picture: Picture) => Promise<Buffer>;

/** Family of the site's typeface in pictures. */
export const TYPEFACE = 'Schibsted Grotesk';

const fontFiles = [
  '@app/ui/fonts/schibsted-grotesk-basic-wght-normal.woff2',
  '@app/ui/fonts/schibsted-grotesk-latin-wght-normal.woff2',
  '@app/ui/fonts/schibsted-grotesk-latin-ext-wght-normal.woff2',
];

/**
 * Paints PNGs in threads of the library, one picture at a time, because those threads also read
 * files and compress pages for visitors. The library is loaded for the first picture; when that
 * fails, it is loaded again for the next one.
 */
export function createPainter(open = openRenderer): Paint {
  let renderer: Promise<Renderer> | undefined;
  const inTurn = createTurns();

  async function paint({ width, height, node, drawings }: Picture): Promise<Buffer> {
    renderer ??= open().catch((fault) => {
      renderer = undefined;
      throw fault;
    });
    const images = Object.entries(drawings).map(([src, svg]) => ({ src, data: Buffer.from(svg) }));
    return (await renderer).render(node, { width, height, format: 'png', images });
  }

  return (picture) => inTurn(() => paint(picture));
}

export async function openRenderer(): Promise<Renderer> {
  const { Renderer } = await import('@takumi-rs/core');
  const renderer = new Renderer();
  const { resolve } = createRequire(import.meta.url);
  for (const file of fontFiles) {
    await renderer.registerFont({ name: TYPEFACE, data: await readFile(resolve(file)) });
  }
  return renderer;
}

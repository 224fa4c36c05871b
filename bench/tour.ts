import type { Asset } from './asset.ts';
import type { PageBytes } from './page-bytes.ts';

/** JavaScript that a visitor of every page loads, each file once; bytes are compressed. */
export interface Tour {
  readonly federated: number;
  readonly monolith: number;
}

export const tourOf = (pages: readonly PageBytes[]): Tour => ({
  federated: bytesOfEach(pages.flatMap(({ scripts }) => scripts.federated)),
  monolith: bytesOfEach(pages.flatMap(({ scripts }) => scripts.monolith)),
});

function bytesOfEach(assets: readonly Asset[]): number {
  const sizes = new Map(assets.map(({ file, bytes }) => [file, bytes]));
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}

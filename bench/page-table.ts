import { type Asset, bytesOf } from './asset.ts';
import type { PageBytes } from './page-bytes.ts';
import { table } from './table.ts';
import type { Tour } from './tour.ts';

const kb = (bytes: number): string => (bytes / 1024).toFixed(1);

export const pageTable = (pages: readonly PageBytes[]): string =>
  table(
    pages.map(({ path, federated, monolith, single, ratio, depth, remoteEntry, ownJs }) => ({
      page: path,
      'JS KB': kb(federated.js),
      'monolith JS KB': kb(monolith.js),
      ratio: ratio.toFixed(2),
      'one bundle JS KB': kb(single.js),
      'page alone KB': kb(ownJs),
      'remote entry KB': kb(remoteEntry.bytes),
      requests: `${federated.requests} (${monolith.requests})`,
      depth: String(depth),
      'CSS KB': `${kb(federated.css)} (${kb(monolith.css)})`,
    })),
  );

export const tourLine = ({ federated, monolith }: Tour): string =>
  `A tour of all pages loads ${kb(federated)} KB of JavaScript, the monolith's ${kb(monolith)} KB (${(federated / monolith).toFixed(2)})`;

export const defaultsLine = (scripts: readonly Asset[]): string =>
  `Home with the defaults of the federation plugin: ${kb(bytesOf(scripts, '.js'))} KB of JavaScript in ${scripts.length} files`;

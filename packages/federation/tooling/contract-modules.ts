import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './parts.ts';

const CONTRACTS = path.join(root, 'packages/contracts/src') + path.sep;

export const isOfContracts = (file: string): boolean => file.startsWith(CONTRACTS);

/** An endpoint, or what a page that reads its answer without its schema has of it. */
export interface Call {
  readonly path: string;
  readonly method?: string;
}

/** What a module of contracts has of calls of the API, by the names that it exports. */
export async function callsIn(file: string): Promise<Readonly<Record<string, Call>>> {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  return Object.fromEntries(
    Object.entries(exported).filter((entry): entry is [string, Call] => isCall(entry[1])),
  );
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  value.path.startsWith('/api/');

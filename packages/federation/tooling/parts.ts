import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

export interface Part {
  readonly name: string;
  readonly folder: string;
}

/** The five front-end deployables, the shell first: remotes are checked against its kit. */
export const parts: readonly Part[] = [
  { name: 'shell', folder: path.join(root, 'shell') },
  ...['marketing', 'assessments', 'shop', 'proposal'].map((name) => ({
    name,
    folder: path.join(root, `mfe-${name}`),
  })),
];

export const partNamed = (name: string | undefined): Part | undefined =>
  parts.find((part) => part.name === name?.replace(/^mfe-/, ''));

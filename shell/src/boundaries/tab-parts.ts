import type { LivePart, LiveRemote } from '@app/federation/registry';

/** What the overlay needs to know of this tab. */
export interface TabParts {
  /** Version of the shell. */
  readonly shell: string;
  /** The releases that the document named. */
  readonly remotes: readonly LiveRemote[];
  /** The version of a remote that this tab runs now. */
  readonly running: (remote: string) => string | undefined;
  /** The live parts with their teams; undefined when the server does not answer. */
  readonly liveParts: () => Promise<readonly LivePart[] | undefined>;
  readonly router: Router;
}

/** What is needed of React Router's data router. */
interface Router {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (listener: () => void) => () => void;
}

/** One part in this tab. */
export interface TabPart {
  readonly name: string;
  readonly version: string;
}

/** The shell, then the remotes, each with the version that this tab runs now. */
export const partsOf = ({ shell, remotes, running }: TabParts): TabPart[] => [
  { name: 'shell', version: shell },
  ...remotes.map(({ name, version }) => ({ name, version: running(name) ?? version })),
];

/** The part that serves a path: the shell serves its own pages, and the one that says 404. */
export const partOfPage = ({ remotes }: TabParts, path: string): string =>
  remotes.find(({ routes }) => routes.some((route) => route.path === path))?.name ?? 'shell';

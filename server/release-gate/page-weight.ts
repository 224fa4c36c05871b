import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@app/federation/registry';
import type { BuiltRelease } from '@app/federation/releases';

// What browsers load at once, compressed, in bytes.

/** JavaScript that a page may add to the shell and the entry of its remote. */
const PAGE_BUDGET = 30 * 1024;
/** The same for parts whose pages have less to do: texts, and forms. */
const PAGE_BUDGET_OF = new Map([
  ['marketing', 12 * 1024],
  ['assessments', 25 * 1024],
]);
/** More for a React of its own, with its router. */
const OWN_REACT_BUDGET = 80 * 1024;
/** Entry of a remote, with the hashes of the chunks that it loads. */
const REMOTE_ENTRY_BUDGET = 3.3 * 1024;
/** Script of the shell, with React and the router. */
const SHELL_BUDGET = 112 * 1024;
/** Style sheets of the shell, and those that a page adds. */
const STYLES_BUDGET = 7 * 1024;

export const pageBudget = ({ name, ownReact }: Pick<Release, 'name' | 'ownReact'>): number =>
  (PAGE_BUDGET_OF.get(name) ?? PAGE_BUDGET) + (ownReact ? OWN_REACT_BUDGET : 0);

interface Load {
  /** Such as `/consulting adds`. */
  readonly what: string;
  readonly kind: 'JavaScript' | 'styles';
  readonly files: readonly string[];
  readonly budget: number;
}

/** The first that is over its budget of what pages load at once, as one line; undefined when all is within it. */
export async function overweight({ release, folder }: BuiltRelease): Promise<string | undefined> {
  for (const { what, kind, files, budget } of loadsOf(release)) {
    let bytes = 0;
    for (const file of files) bytes += await sizeOf(path.join(folder, file));
    if (bytes <= budget) continue;
    return `${what} ${kilobytes(bytes)} KB of ${kind}, more than ${kilobytes(budget)} KB`;
  }
  return undefined;
}

function loadsOf(release: Release): readonly Load[] {
  const { name, entry, css, routes } = release;
  const ofPart = name === 'shell' ? SHELL_BUDGET : REMOTE_ENTRY_BUDGET;
  return [
    { what: `${entry} has`, kind: 'JavaScript', files: [entry], budget: ofPart },
    { what: 'every page has', kind: 'styles', files: css, budget: STYLES_BUDGET },
    ...routes.flatMap((page): readonly Load[] => {
      const what = `${page.path} adds`;
      return [
        { what, kind: 'JavaScript', files: page.js, budget: pageBudget(release) },
        { what, kind: 'styles', files: page.css, budget: STYLES_BUDGET },
      ];
    }),
  ];
}

/** As it is sent: a build makes compressed copies of what they make smaller. */
const sizeOf = async (file: string): Promise<number> =>
  (await stat(`${file}.br`).catch(() => stat(file))).size;

const kilobytes = (bytes: number): number => Math.ceil(bytes / 102.4) / 10;

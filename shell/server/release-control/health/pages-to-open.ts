import { SHELL } from '@app/federation/live-set';
import type { Release } from '@app/federation/registry';

/**
 * What is opened in a browser to see how new versions do: all pages of the remotes among them, and with a new shell
 * one page of each other part, which shows what the shell does.
 * @param fresh names of the parts that are new.
 */
export const pagesToOpen = (
  live: readonly Pick<Release, 'name' | 'routes'>[],
  fresh: readonly string[],
): readonly string[] =>
  live.flatMap(({ name, routes }) => {
    if (name === SHELL) return [];
    const shown = fresh.includes(name) ? routes : fresh.includes(SHELL) ? routes.slice(0, 1) : [];
    return shown.map(({ path }) => path);
  });

import { changeReleases } from './change-releases.ts';
import { withoutMisfits } from './live-releases.ts';
import { SHELL } from './live-set.ts';
import { KEPT, type Note, noted, withoutCanary } from './part-changes.ts';
import type { NotLivePart, RegisteredPart } from './registry.ts';
import { ReleaseRefused } from './release-refused.ts';
import { writeRegistry } from './write-registry.ts';

/**
 * Takes a remote off the site: its pages are 404 from the next request on. Its files stay for 30 days,
 * because open tabs may still load them, and so does its history: `rollback` brings it back.
 * @returns the version that was live.
 * @throws ReleaseRefused for the shell, and for a name that is not live.
 */
export async function retire(
  releases: string,
  name: string,
  note: Pick<Note, 'who' | 'why'> = {},
): Promise<string> {
  if (name === SHELL) {
    throw new ReleaseRefused('The shell cannot be retired: every page needs it.');
  }
  let retired = '';
  await changeReleases(releases, async (registry) => {
    const { [name]: part, ...parts } = registry.parts;
    if (!part) throw new ReleaseRefused(`${name} is not live.`);
    retired = part.active;
    const notLive = { ...registry.notLive, [name]: asNotLive(part, note) };
    await writeRegistry(releases, await withoutMisfits(releases, { ...registry, parts, notLive }));
  });
  return retired;
}

function asNotLive(live: RegisteredPart, note: Pick<Note, 'who' | 'why'>): NotLivePart {
  const why = 'the remote was retired';
  const part = withoutCanary(live, { what: 'end-canary', who: note.who, why });
  const { active, history, releases = {}, changes } = part;
  const since = new Date().toISOString();
  const left = releases[active];
  return {
    since,
    history: [...history, active].slice(-KEPT),
    releases: left ? { ...releases, [active]: { ...left, lastLive: since } } : releases,
    changes: noted(changes, { ...note, what: 'retire', from: active, to: active }, since),
  };
}

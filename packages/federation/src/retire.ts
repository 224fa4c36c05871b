import { changeReleases } from './change-releases.ts';
import { withoutMisfits } from './live-releases.ts';
import { SHELL } from './live-set.ts';
import { KEPT, type Note, noted, withoutCanary } from './part-changes.ts';
import type { NotLivePart, RegisteredPart, Registry } from './registry.ts';
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
  note: RetireNote = {},
): Promise<string> {
  let retired = '';
  await changeReleases(releases, async (registry) => {
    const next = withoutPart(registry, name, note);
    retired = registry.parts[name]?.active ?? '';
    await writeRegistry(releases, await withoutMisfits(releases, next), { mayUseReserve: true });
  });
  return retired;
}

type RetireNote = Omit<Note, 'what' | 'percent'>;

/** The registry after a remote was retired. @throws ReleaseRefused as `retire`. */
export function withoutPart(registry: Registry, name: string, note: RetireNote): Registry {
  if (name === SHELL) {
    throw new ReleaseRefused('The shell cannot be retired: every page needs it.');
  }
  const { [name]: part, ...parts } = registry.parts;
  if (!part) throw new ReleaseRefused(`${name} is not live.`);
  return { ...registry, parts, notLive: { ...registry.notLive, [name]: asNotLive(part, note) } };
}

function asNotLive(live: RegisteredPart, note: RetireNote): NotLivePart {
  const why = 'the remote was retired';
  const part = withoutCanary(live, { what: 'end-canary', who: note.who, why });
  const { active, history, releases = {}, changes } = part;
  const since = note.at ?? new Date().toISOString();
  const left = releases[active];
  return {
    since,
    history: [...history, active].slice(-KEPT),
    releases: left ? { ...releases, [active]: { ...left, lastLive: since } } : releases,
    changes: noted(changes, { ...note, what: 'retire', at: since, from: active, to: active }),
  };
}

import { endCanary } from '@app/federation/canary';
import type { PartVersion } from '@app/federation/live-releases';
import { findKeys } from '@app/federation/release-keys';
import { ReleaseRefused } from '@app/federation/release-refused';
import { rollbackCommand, rollbackTogether, setOfThatTime } from '@app/federation/rollback';
import type { Log } from '@app/http-server/logger';
import type { KnownRegistry } from '../../releases/described-files.ts';
import type { Seen } from './check-version.ts';
import { type Verdict, verdictText } from './verdict.ts';
import type { Health } from './version-health.ts';
import type { Watched } from './watched-versions.ts';

const NOTHING = 'a fault of a version was looked for, and nothing fails that did not before';
const NO_HELP = 'a version failed, and the one before would not do better now';
const UNSEEN = 'visitors meet faults of a version that the site does not see itself';
const automatic = { what: 'automatic', who: 'automatic rollback' } as const;

export interface UndoOptions {
  /** Folder of the releases. */
  readonly releases: string;
  /** False: only says what it would do. */
  readonly isOn: boolean;
  readonly registry: KnownRegistry;
  /** Where the owner's page of releases reads what only visitors see. */
  readonly health: Pick<Health, 'tell' | 'unseen'>;
  /** See `checkVersion`. */
  readonly check: (watched: Watched) => Promise<Seen | undefined>;
  readonly log: Log;
}

/**
 * Looks at a version that visitors or renders speak against, and takes it back through the registry, as a
 * person would, when the site sees the fault itself: anybody can make reports up. What only visitors see is
 * said to the owner, in the log once a day and on the page of releases. Of several page servers that decide it, one does it.
 * @returns a function that resolves to true when nothing more is to be done about the version.
 */
export function createUndo({ releases, isOn, registry, health, check, log }: UndoOptions) {
  return async (watched: Watched, verdict: Verdict | undefined): Promise<boolean> => {
    const { part, version, before, isCanary } = watched;
    const found = await seen(watched, verdict);
    const to = found?.to ?? before;
    const command = isCanary
      ? `npm run canary -- ${part} end`
      : rollbackCommand(registry.current(), [{ name: part, to }]);
    const figures = verdict ? [verdictText(verdict)] : [];
    const why = `${part} ${version}: ${[...(found ? [found.fault] : []), ...figures].join('; ')}`;
    const where = { remote: part, version, to, why };
    if (!found) {
      if (!verdict) {
        log.info({ remote: part, version, to }, NOTHING);
        return false;
      }
      if (verdict.by === 'renders') log.warn(where, NO_HELP);
      else if (!health.unseen(watched)) log.error({ ...where, command }, UNSEEN);
      health.tell(watched, verdictText(verdict));
      return false;
    }
    if (!isOn) {
      log.error({ ...where, command }, 'a version fails, and AUTO_ROLLBACK is off');
      return true;
    }
    const keys = await findKeys(releases);
    if (!keys?.privateKey) {
      log.error(
        { ...where, command },
        'a version fails, and this server has no key to take it back',
      );
      return true;
    }
    try {
      const note = { ...automatic, why };
      if (isCanary) await endCanary(releases, part, { ...note, version });
      else await goBack({ part, version, to }, note);
      log.error(where, 'a version failed, and the one before is live again');
      return true;
    } catch (fault) {
      if (!(fault instanceof ReleaseRefused)) throw fault;
      if (await isGone(watched)) return true;
      log.error({ ...where, fault: fault.message }, 'a version that fails cannot be taken back');
      return false;
    }
  };

  /** A fault that is seen once may be the machine's: only what renders show in numbers is not looked at twice. */
  async function seen(watched: Watched, verdict: Verdict | undefined) {
    const found = await check(watched);
    return found && verdict?.by !== 'renders' ? check(watched) : found;
  }

  /** With what went live in the same step, which may not fit what was before. */
  async function goBack(
    { part, version, to }: PartVersion & Pick<Seen, 'to'>,
    note: typeof automatic & { why: string },
  ) {
    const [, ...others] = setOfThatTime(await registry.refresh(), [{ name: part, to }]);
    await rollbackTogether(releases, [{ name: part, to, from: version }, ...others], note);
  }

  /** Another page server, or a person, was faster. */
  async function isGone({ part, version, isCanary }: Watched): Promise<boolean> {
    const now = (await registry.refresh()).parts[part];
    return (isCanary ? now?.canary?.version : now?.active) !== version;
  }
}

import { endCanary } from '@app/federation/canary';
import { findKeys } from '@app/federation/release-keys';
import { ReleaseRefused } from '@app/federation/release-refused';
import { rollbackTogether, withItsStep } from '@app/federation/rollback';
import type { Log } from '@app/http-server/logger';
import type { KnownRegistry } from '../../releases/described-files.ts';
import { type Verdict, verdictText } from './verdict.ts';
import type { Watched } from './watched-versions.ts';

const automatic = { what: 'automatic', who: 'automatic rollback' } as const;

export interface UndoOptions {
  /** Folder of the releases. */
  readonly releases: string;
  /** False: only says what it would do. */
  readonly isOn: boolean;
  readonly registry: KnownRegistry;
  /** Whether pages of the version before can be rendered where those of the new one cannot. */
  readonly rollbackHelps: (watched: Watched) => Promise<boolean>;
  readonly log: Log;
}

/**
 * Takes a version back through the registry, as a person would, and says so in the log. Of several
 * page servers that decide it, one does it.
 * @returns a function that resolves to true when nothing more is to be done about the version.
 */
export function createUndo({ releases, isOn, registry, rollbackHelps, log }: UndoOptions) {
  return async (watched: Watched, verdict: Verdict): Promise<boolean> => {
    const { part, version, before, isCanary } = watched;
    const why = `${part} ${version}: ${verdictText(verdict)}`;
    const where = { remote: part, version, to: before, why };
    const command = isCanary ? `npm run canary -- ${part} end` : `npm run rollback -- ${part}`;
    if (!isOn) {
      log.error({ ...where, command }, 'a version fails, and AUTO_ROLLBACK is off');
      return true;
    }
    if (verdict.by === 'renders' && !(await rollbackHelps(watched))) {
      log.warn(where, 'a version failed, and the one before would not do better now');
      return false;
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
      else await goBack(watched, note);
      log.error(where, 'a version failed, and the one before is live again');
      return true;
    } catch (fault) {
      if (!(fault instanceof ReleaseRefused)) throw fault;
      if (await isGone(watched)) return true;
      log.error({ ...where, fault: fault.message }, 'a version that fails cannot be taken back');
      return false;
    }
  };

  /** With the parts that went live in the same step, which may not fit what was before. */
  async function goBack(
    { part, version, before }: Watched,
    note: typeof automatic & { why: string },
  ) {
    const target = { name: part, to: before, from: version };
    const targets = withItsStep(await registry.refresh(), target);
    await rollbackTogether(releases, targets, note);
  }

  /** Another page server, or a person, was faster. */
  async function isGone({ part, version, isCanary }: Watched): Promise<boolean> {
    const now = (await registry.refresh()).parts[part];
    return (isCanary ? now?.canary?.version : now?.active) !== version;
  }
}

import {
  changeCanaryPercent,
  endReleaseCanary,
  promoteRelease,
  readReleases,
  rollBackRelease,
} from '@app/contracts/admin-releases';
import type { Endpoint } from '@app/contracts/endpoint';
import { type FailureCode, failureBody, fieldMessages } from '@app/contracts/failure';
import { ownerAction, type PasskeyAssertion } from '@app/contracts/passkey-assertion';
import { endCanary, promoteCanary, setCanaryPercent } from '@app/federation/canary';
import { provenanceIn } from '@app/federation/metadata';
import type { Registry } from '@app/federation/registry';
import { readTrusted } from '@app/federation/registry-store';
import { findKeys } from '@app/federation/release-keys';
import { rollbackTogether, setOfThatTime } from '@app/federation/rollback';
import { readJson } from '@app/http-server/body';
import type { Log } from '@app/http-server/logger';
import { isOfThisSite } from '@app/http-server/of-this-site';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Admin, Refusal } from '../../admin-session.ts';
import type { KnownRegistry } from '../../releases/described-files.ts';
import { adminReleases, type ReleaseFacts } from './admin-releases.ts';
import { changeRelease } from './change-release.ts';

/** Room for what a browser makes with a passkey. */
const BODY_LIMIT = 16 * 1024;

interface AskedChange {
  readonly part: string;
  readonly asOf: string | null;
  readonly assertion?: PasskeyAssertion | undefined;
}

export interface AdminReleasesOptions {
  /** Folder of the releases. */
  readonly releases: string;
  readonly registry: KnownRegistry;
  readonly facts: ReleaseFacts;
  readonly admin: Admin;
  readonly publicOrigin?: string | undefined;
  /** `BROWSER_PATH`. */
  readonly browser?: string | undefined;
  readonly log: Log;
}

/** The calls of the page `/admin/releases`, each with the owner's session; changes are confirmed as well. */
export function mountAdminReleases(app: Hono<ServerEnv>, options: AdminReleasesOptions): void {
  const { releases, registry, facts, admin, publicOrigin, log } = options;

  const answerReleases = async (c: Context<ServerEnv>) => {
    const now = await registry.refresh();
    const opensPages = Boolean(options.browser);
    const mayChange = (await findKeys(releases))?.privateKey !== undefined;
    // What cannot be trusted is in the log, and says nothing here.
    const { metadata } = (await readTrusted(releases).catch(() => undefined)) ?? {};
    const provenanceOf = (part: string, version: string) =>
      metadata && provenanceIn(metadata, part, version);
    c.header('Cache-Control', 'no-store');
    return c.json(await adminReleases(now, { mayChange, opensPages }, facts, provenanceOf));
  };

  app.get(readReleases.path, async (c) => {
    const who = await admin.read(c);
    return who.ok ? answerReleases(c) : refuseWith(c, who.failure);
  });

  function mountChange<Asked extends AskedChange>(
    { path, request }: Endpoint<v.GenericSchema<unknown, Asked>>,
    kind: string,
    change: (asked: Asked, who: string, live: Registry) => Promise<unknown>,
  ): void {
    app.post(path, async (c) => {
      if (!isOfThisSite(c, publicOrigin)) {
        const message = 'This request was sent by a page of another site';
        return refuse(c, 403, 'forbidden', message);
      }
      const body = await readJson(c, BODY_LIMIT);
      if (!body.ok) return refuse(c, 400, 'invalid_request', 'Please send a JSON object');
      const parsed = v.safeParse(request, body.value);
      if (!parsed.success) {
        const fields = fieldMessages(parsed.issues);
        const [message = 'Bad request'] = Object.values(fields);
        return refuse(c, 400, 'invalid_request', message, fields);
      }
      const asked = parsed.output;
      const { assertion, ...named } = asked;
      const confirmed = await admin.confirm(c, ownerAction({ path }, named), assertion);
      if (!confirmed.ok) return refuseWith(c, confirmed.failure);
      const who = confirmed.value;
      const live = await registry.refresh();
      const made = await changeRelease(live, asked, () => change(asked, who, live));
      const fields: object = { id: c.get('requestId'), who, kind, ...named };
      if (!made.ok) {
        const { kind, message } = made.failure;
        log.warn({ ...fields, why: message }, 'change of releases refused');
        return kind === 'changed-meanwhile'
          ? refuse(c, 409, 'busy', message)
          : refuse(c, 422, 'not_available', message);
      }
      log.info(fields, 'releases changed by the owner');
      return answerReleases(c);
    });
  }

  mountChange(rollBackRelease, 'rollback', ({ part, to }, who, live) =>
    rollbackTogether(releases, setOfThatTime(live, [{ name: part, to }]), { who }),
  );
  mountChange(changeCanaryPercent, 'canary', ({ part, percent, version, why }, who) =>
    setCanaryPercent(releases, part, percent, { version, who, force: why }),
  );
  mountChange(promoteRelease, 'promote', ({ part, version, why }, who) =>
    promoteCanary(releases, part, { version, who, force: why }),
  );
  mountChange(endReleaseCanary, 'end-canary', ({ part, version }, who) =>
    endCanary(releases, part, { version, who }),
  );
}

const refuseWith = (c: Context<ServerEnv>, { status, code, message }: Refusal): Response =>
  refuse(c, status, code, message);

function refuse(
  c: Context<ServerEnv>,
  status: 400 | 401 | 403 | 409 | 422 | 503,
  code: FailureCode,
  message: string,
  fields?: Record<string, string>,
): Response {
  c.header('Cache-Control', 'no-store');
  return c.json(failureBody(code, message, fields), status);
}

import { setTimeout } from 'node:timers/promises';
import { type FailureCode, failureBody } from '@app/contracts/failure';
import { forcedBy } from '@app/federation/forced';
import { PUBLICATIONS_PATH, WAITS } from '@app/federation/publication';
import { ReleaseRefused } from '@app/federation/release-refused';
import type { BuiltRelease, Flip } from '@app/federation/releases';
import type { CheckFlip } from '@app/federation/stage-release';
import {
  HEAD_BYTES,
  type PublicationFailure,
  PublicationRefused,
  readHead,
  standingOf,
  takePublication,
  tooLarge,
} from '@app/federation/take-publication';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import { openUpload } from './open-upload.ts';

/** What holds before a release of this part goes live. @throws ReleaseRefused when it does not. */
export type ReleaseGates = (
  flip: Flip,
  part: string,
  note: (line: string) => void,
) => Promise<void>;

/**
 * Opens a build as a visitor would, where nobody else sees it.
 * @throws ReleaseRefused when it fails there, or when `check` does, before it is opened.
 */
export type OpenRelease = (
  built: BuiltRelease,
  options: {
    readonly check: CheckFlip;
    readonly note: (line: string) => void;
    /** Who publishes it. */
    readonly who: string;
  },
) => Promise<void>;

export interface PublicationOptions {
  /** Folder of the releases. */
  readonly releases: string;
  /** `RELEASES_URL`: releases are a copy, and changed elsewhere. */
  readonly releasesUrl?: string | undefined;
  /** The gates of a release. Absent: this server takes none. */
  readonly checkRelease?: ReleaseGates | undefined;
  readonly openRelease?: OpenRelease | undefined;
  readonly log: Log;
  /** Longest without a byte for a team that waits, in milliseconds. */
  readonly beatMs?: number;
}

/** Proxies give up a request that has been silent for a minute. */
const BEAT_MS = 10_000;

const NOWHERE = 'This server takes no releases: publish where they are made live.';

/** The calls of `npm run publish`. A team's signature says who may; see publication.ts. */
export function mountPublications(app: Hono<ServerEnv>, options: PublicationOptions): void {
  const { releases, releasesUrl, checkRelease, openRelease, log, beatMs = BEAT_MS } = options;

  const answer = async (
    c: Context<ServerEnv>,
    work: (check: ReleaseGates) => Promise<object>,
  ): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    try {
      if (!checkRelease || releasesUrl) throw new PublicationRefused('not-taken-here', NOWHERE);
      return c.json(await work(checkRelease));
    } catch (cause) {
      if (!(cause instanceof ReleaseRefused)) throw cause;
      const kind = cause instanceof PublicationRefused ? cause.kind : 'refused';
      const [status, code] = answers[kind];
      const fields = { id: c.get('requestId'), part: c.req.param('part'), kind };
      log.warn({ ...fields, why: cause.message }, 'release of a team refused');
      return c.json(failureBody(code, cause.message), status);
    }
  };

  app.get(`${PUBLICATIONS_PATH}/:part`, (c) =>
    answer(c, () => standingOf(releases, c.req.param('part'))),
  );

  app.post(`${PUBLICATIONS_PATH}/:part`, (c) => {
    const answered = answer(c, (check) => take(c, check));
    return c.req.header('prefer') === WAITS ? withSpaces(c, answered) : answered;
  });

  async function take(c: Context<ServerEnv>, check: ReleaseGates): Promise<object> {
    const part = c.req.param('part') ?? '';
    const upload = openUpload(c.req.raw.body);
    try {
      const line = await upload.line(HEAD_BYTES);
      if (line === 'too-long') throw tooLarge();
      const head = readHead(line ?? '');
      // What is checked twice is said once.
      const notes = new Set<string>();
      const note = (text: string) => void notes.add(text);
      const { unlessForced, why } = forcedBy(head.force, note);
      const { version } = await takePublication(releases, part, head, upload.rest, {
        why,
        check: (flip) => unlessForced(check(flip, part, note)),
        open:
          openRelease &&
          ((built, first, who) => unlessForced(openRelease(built, { check: first, note, who }))),
      });
      const fields = { id: c.get('requestId'), who: head.by, part, version, notes: [...notes] };
      log.info(fields, 'release of a team is live');
      return { version, notes: [...notes] };
    } finally {
      upload.end();
    }
  }

  /** The same answer; when it takes long, after spaces, which JSON may begin with, and whatever came of it with status 200. */
  async function withSpaces(c: Context<ServerEnv>, answered: Promise<Response>): Promise<Response> {
    const soon = await Promise.race([answered, setTimeout(beatMs, undefined, { ref: false })]);
    if (soon) return soon;
    return stream(c, async (body) => {
      const beat = setInterval(() => void body.write(' '), beatMs);
      const late = await answered.catch((fault: unknown) => {
        log.error({ id: c.get('requestId'), err: fault }, 'release of a team failed');
        return c.json(failureBody('internal', 'The server failed. Its log says why.'));
      });
      clearInterval(beat);
      await body.write(await late.text());
    });
  }
}

type Status = 400 | 403 | 409 | 413 | 422;

const answers: Readonly<Record<PublicationFailure, readonly [Status, FailureCode]>> = {
  'not-taken-here': [403, 'forbidden'],
  unreadable: [400, 'invalid_request'],
  'not-signed': [403, 'forbidden'],
  meanwhile: [409, 'busy'],
  'too-large': [413, 'payload_too_large'],
  refused: [422, 'not_available'],
};

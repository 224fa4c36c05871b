import { type FailureCode, failureBody } from '@app/contracts/failure';
import { PUBLICATIONS_PATH } from '@app/federation/publication';
import { ReleaseRefused } from '@app/federation/release-refused';
import type { Flip } from '@app/federation/releases';
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
import { openUpload } from './open-upload.ts';

export interface PublicationOptions {
  /** Folder of the releases. */
  readonly releases: string;
  /** `RELEASES_URL`: releases are a copy, and changed elsewhere. */
  readonly releasesUrl?: string | undefined;
  /** The gates of a release. Absent: this server takes none. */
  readonly checkRelease?: ((flip: Flip, part: string) => Promise<void>) | undefined;
  readonly log: Log;
}

const NOWHERE = 'This server takes no releases: publish where they are made live.';

/** The calls of `npm run publish`. A team's signature says who may; see publication.ts. */
export function mountPublications(app: Hono<ServerEnv>, options: PublicationOptions): void {
  const { releases, releasesUrl, checkRelease, log } = options;

  const answer = async (
    c: Context<ServerEnv>,
    work: (check: NonNullable<typeof checkRelease>) => Promise<object>,
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

  app.post(`${PUBLICATIONS_PATH}/:part`, (c) =>
    answer(c, async (check) => {
      const part = c.req.param('part');
      const upload = openUpload(c.req.raw.body);
      try {
        const line = await upload.line(HEAD_BYTES);
        if (line === 'too-long') throw tooLarge();
        const head = readHead(line ?? '');
        const { version } = await takePublication(releases, part, head, upload.rest, check);
        const fields = { id: c.get('requestId'), who: head.by, part, version };
        log.info(fields, 'release of a team is live');
        return { part, version };
      } finally {
        upload.end();
      }
    }),
  );
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

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

/** What holds before a release of this part goes live. @throws ReleaseRefused when it does not. */
export type ReleaseGates = (
  flip: Flip,
  part: string,
  note: (line: string) => void,
) => Promise<void>;

export interface PublicationOptions {
  /** Folder of the releases. */
  readonly releases: string;
  /** `RELEASES_URL`: releases are a copy, and changed elsewhere. */
  readonly releasesUrl?: string | undefined;
  /** The gates of a release. Absent: this server takes none. */
  readonly checkRelease?: ReleaseGates | undefined;
  readonly log: Log;
}

const NOWHERE = 'This server takes no releases: publish where they are made live.';

/** The calls of `npm run publish`. A team's signature says who may; see publication.ts. */
export function mountPublications(app: Hono<ServerEnv>, options: PublicationOptions): void {
  const { releases, releasesUrl, checkRelease, log } = options;

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

  app.post(`${PUBLICATIONS_PATH}/:part`, (c) =>
    answer(c, async (check) => {
      const part = c.req.param('part');
      const upload = openUpload(c.req.raw.body);
      try {
        const line = await upload.line(HEAD_BYTES);
        if (line === 'too-long') throw tooLarge();
        const head = readHead(line ?? '');
        const notes: string[] = [];
        const note = (text: string) => void notes.push(text);
        const gates = async (flip: Flip) => {
          try {
            await check(flip, part, note);
          } catch (fault) {
            if (head.force === undefined || !(fault instanceof ReleaseRefused)) throw fault;
            note(`Forced, though refused: ${fault.message}`);
          }
        };
        const { version } = await takePublication(releases, part, head, upload.rest, gates);
        const fields = { id: c.get('requestId'), who: head.by, part, version, notes };
        log.info(fields, 'release of a team is live');
        return { version, notes };
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

import { acceptedCodings, type Coding } from '@app/http-server/accepted-codings';
import { type EarlyRequest, type ReadyAnswer, readyHeaders } from '@app/http-server/early-answers';
import { isKnown } from '@app/http-server/etag';
import type { FinishedPage } from './page-cache.ts';

/** A page as it was sent once, to be sent again before the app: see early-answers.ts. */
export interface ReadyPages {
  add(page: FinishedPage, coding: Coding | undefined, sent: SentOnce): void;
  /** Undefined: it was not sent yet in the coding that the request wants. */
  of(page: FinishedPage, request: Pick<EarlyRequest, 'headers'>): ReadyAnswer | undefined;
}

interface SentOnce {
  readonly etag: string;
  /** Of every answer with this page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of an answer with its bytes. */
  readonly ofBytes: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

interface Ready {
  readonly etag: string;
  readonly whole: ReadyAnswer;
  readonly unchanged: ReadyAnswer;
}

/** They are forgotten with their pages, whose bytes they share. */
export function createReadyPages(): ReadyPages {
  const made = new WeakMap<FinishedPage, Map<Coding | undefined, Ready>>();
  return {
    add(page, coding, { etag, headers, ofBytes, bytes }) {
      const inCodings = made.get(page) ?? new Map<Coding | undefined, Ready>();
      if (inCodings.has(coding)) return;
      const releases = headers['x-releases'] ?? null;
      const whole = { ...headers, ...ofBytes, 'content-length': String(bytes.length) };
      inCodings.set(coding, {
        etag,
        whole: { status: page.status, headers: readyHeaders(whole), body: bytes, releases },
        unchanged: { status: 304, headers: readyHeaders(headers), body: undefined, releases },
      });
      made.set(page, inCodings);
    },
    of(page, { headers }) {
      const [coding] = acceptedCodings(headers['accept-encoding']);
      const ready = made.get(page)?.get(coding);
      if (!ready) return undefined;
      const known = headers['if-none-match'];
      return known !== undefined && isKnown(known, ready.etag) ? ready.unchanged : ready.whole;
    },
  };
}

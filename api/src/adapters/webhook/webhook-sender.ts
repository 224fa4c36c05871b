import { createHmac } from 'node:crypto';
import { failed, success } from '@app/result';
import type { DeliveryFailure } from '../../domain/outbox/delivery.ts';
import type { WebhookSender } from '../../domain/webhook/ports.ts';

const SECRET_PREFIX = 'whsec_';
const DEADLINE_MS = 10_000;

/** Signed as https://www.standardwebhooks.com describes it; most receivers have a library for that. */
export function webhookSender({
  url,
  secret,
  now,
  deadlineMs = DEADLINE_MS,
}: {
  readonly url: string;
  readonly secret: string;
  readonly now: () => Date;
  readonly deadlineMs?: number;
}): WebhookSender {
  const closing = new AbortController();
  return {
    async send({ id, body }) {
      const timestamp = String(Math.floor(now().getTime() / 1000));
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'webhook-id': id,
            'webhook-timestamp': timestamp,
            'webhook-signature': signature(secret, `${id}.${timestamp}.${body}`),
          },
          body,
          // Elsewhere the message would go to an address that the settings do not name.
          redirect: 'manual',
          signal: AbortSignal.any([AbortSignal.timeout(deadlineMs), closing.signal]),
        });
        // Nobody reads the answer, which may be long.
        await response.body?.cancel();
        return response.ok ? success(undefined) : failed(refusal(response.status));
      } catch (fault) {
        // Only names: a message may have the address, which is often a secret itself.
        const cause = fault instanceof Error ? fault.cause : undefined;
        const code = cause instanceof Error && 'code' in cause ? ` ${String(cause.code)}` : '';
        const name = fault instanceof Error ? fault.name : 'unknown';
        return failed({ kind: 'temporary', reason: `no answer: ${name}${code}` });
      }
    },
    close: () => closing.abort(),
  };
}

export const signature = (secret: string, signed: string): string => {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};

/** Statuses of requests that may be right at another time. */
const LATER: readonly number[] = [408, 425, 429];

function refusal(status: number): DeliveryFailure {
  const isPermanent = status >= 400 && status < 500 && !LATER.includes(status);
  return { kind: isPermanent ? 'permanent' : 'temporary', reason: `answered ${status}` };
}

/** Whether a text may be the address of a webhook: encrypted, or on this machine. */
export function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
}

/** Whether a text may be the secret of a webhook: 24 to 64 bytes. */
export function isWebhookSecret(text: string): boolean {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text)) return false;
  const bytes = Buffer.from(text.slice(SECRET_PREFIX.length), 'base64').length;
  return bytes >= 24 && bytes <= 64;
}

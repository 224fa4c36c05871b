import { failed, success } from '@app/result';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailTransport } from '../../domain/mail/ports.ts';
import type { DeliveryFailure } from '../../domain/outbox/delivery.ts';
import { mailOptions } from './mail-options.ts';

export interface SmtpTiming {
  readonly connectionMs: number;
  readonly greetingMs: number;
  /**
   * Silence that ends an attempt. A server may need a while to answer after the end of a mail, and
   * ending the attempt before its answer means that the mail is sent twice.
   */
  readonly socketMs: number;
  /**
   * Ends an attempt whose server answers a few bytes at a time. Shorter than the lease of a claim.
   */
  readonly wholeMs: number;
}

const PROBE_MS = 1_500;

const usual: SmtpTiming = {
  connectionMs: 10_000,
  greetingMs: 15_000,
  socketMs: 60_000,
  wholeMs: 120_000,
};

/** Sends through the server of an `smtp:` or `smtps:` URL, over a few connections that are kept. */
export function smtpTransport(
  url: string,
  connections: number,
  timing: Partial<SmtpTiming> = {},
): MailTransport {
  const { connectionMs, greetingMs, socketMs, wholeMs } = { ...usual, ...timing };
  const server = { url, ...(sendsPasswordToOtherMachine(url) ? { requireTLS: true } : {}) };
  const pool = createTransport({
    ...server,
    pool: true,
    maxConnections: connections,
    // No retries by the pool: a retry needs a new claim, or two attempts could run at once.
    maxRequeues: 0,
    connectionTimeout: connectionMs,
    greetingTimeout: greetingMs,
    socketTimeout: socketMs,
  });
  const prober = createTransport({
    ...server,
    connectionTimeout: PROBE_MS,
    greetingTimeout: PROBE_MS,
    socketTimeout: PROBE_MS,
  });
  const closing = new AbortController();
  return {
    async send(message, { messageId }) {
      const options = mailOptions(message, messageId);
      if (!options.ok) return options;
      try {
        const signal = AbortSignal.any([AbortSignal.timeout(wholeMs), closing.signal]);
        await pool.sendMail({ ...options.value, signal });
        return success(undefined);
      } catch (fault) {
        return failed(smtpFailure(fault as NodemailerError));
      }
    },
    async probe() {
      return prober.verify().catch(() => false);
    },
    async close() {
      closing.abort();
      pool.close();
    },
  };
}

/**
 * Such a URL requires TLS. Otherwise an attacker on the network could remove the server's offer of
 * TLS and read the password.
 */
function sendsPasswordToOtherMachine(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** A server that is away, and so has heard of no mail. */
const AWAY: readonly string[] = [
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'EDNS'],
  ...['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'],
];

const ABOUT_THE_MAIL: readonly string[] = ['RCPT TO', 'DATA'];

/**
 * What a fault means for the mail. A refused login or sender is a mistake in the settings, so the
 * failure is temporary. The server's own words are left out: they often repeat the address.
 */
function smtpFailure(fault: NodemailerError): DeliveryFailure {
  const { code, command, responseCode, response, permanent, originalCode, timeoutType } = fault;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const details = [timeoutType, originalCode, responseCode, enhanced, command && `at ${command}`];
  const reason = [code ?? fault.name, ...details].filter(Boolean).join(' ');
  const refused = permanent === true && ABOUT_THE_MAIL.includes(command ?? '');
  if (refused) return { kind: 'permanent', reason };
  const unreachable = [code, originalCode, timeoutType].some((why) => AWAY.includes(why ?? ''));
  return { kind: 'temporary', reason, ...(unreachable ? { unreachable } : {}) };
}

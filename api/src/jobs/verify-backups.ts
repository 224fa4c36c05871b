import type { Gauge } from '@app/http-server/gauge';
import type { Log } from '@app/http-server/logger';
import type { Clock } from '../domain/clock.ts';

/** Of the machine's own time of day, when few visitors are there. */
const HOUR = 2;
const MINUTE = 30;

interface VerificationOptions {
  /** Resolves to the folder of the backup that was verified; rejects when there is none that can be used. */
  readonly verify: (signal: AbortSignal) => Promise<string>;
  /** ISO 8601, UTC: when the newest backup was made. */
  readonly newest: () => Promise<string | undefined>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Verifies the newest backup every night. `stop` ends a verification that runs. */
export function verifyBackups({ verify, newest, clock, log }: VerificationOptions) {
  const ending = new AbortController();
  let verified: boolean | undefined;
  let running: Promise<void> = Promise.resolve();
  let timer = later();

  function later(): NodeJS.Timeout {
    const next = new Date(clock.now());
    next.setHours(HOUR, MINUTE, 0, 0);
    if (next <= clock.now()) next.setDate(next.getDate() + 1);
    return setTimeout(tonight, next.getTime() - clock.now().getTime()).unref();
  }

  function tonight(): void {
    running = verify(ending.signal)
      .then(
        (folder) => {
          verified = true;
          log.info({ folder }, 'the newest backup can be restored');
        },
        (fault: unknown) => {
          if (ending.signal.aborted) return;
          verified = false;
          log.error({ fault: String(fault) }, 'the newest backup cannot be restored');
        },
      )
      .finally(() => {
        if (!ending.signal.aborted) timer = later();
      });
  }

  const gauges: readonly Gauge[] = [
    {
      name: 'site.backup.verified',
      unit: '{backup}',
      description: '1 when the newest backup could be restored last night, else 0',
      read: async () => (verified === undefined ? [] : [{ value: Number(verified) }]),
    },
    {
      name: 'site.backup.age',
      unit: 's',
      description: 'Time since the newest backup was made',
      async read() {
        const madeAt = await newest();
        if (!madeAt) return [];
        return [{ value: (clock.now().getTime() - Date.parse(madeAt)) / 1000 }];
      },
    },
  ];
  return {
    gauges,
    async stop() {
      clearTimeout(timer);
      ending.abort();
      await running;
    },
  };
}

import type { Gauge } from '@app/http-server/gauge';
import type { Clock } from '../domain/clock.ts';
import type { OutboxStore } from '../domain/outbox/ports.ts';

/** What waits to be mailed, over all processes on one store. */
export const mailGauges = (
  outbox: Pick<OutboxStore, 'counts' | 'backlog'>,
  clock: Clock,
): readonly Gauge[] => {
  const now = () => clock.now();
  return [
    {
      name: 'site.mail.count',
      unit: '{mail}',
      description:
        'Mails that are not sent; held ones may not be tried yet, mostly because of a limit',
      async read() {
        const { pending, failed, dead } = await outbox.counts();
        const { held } = await outbox.backlog(now().toISOString());
        const counts = { pending: Math.max(0, pending - held), held, failed, dead };
        return Object.entries(counts).map(([state, value]) => ({ value, attributes: { state } }));
      },
    },
    {
      name: 'site.mail.oldest_age',
      unit: 's',
      description: 'Time since the oldest lead that has an unsent mail was received; 0 without one',
      async read() {
        const { oldestLead } = await outbox.backlog(now().toISOString());
        const ms = oldestLead ? now().getTime() - Date.parse(oldestLead) : 0;
        return [{ value: Math.max(0, ms) / 1000 }];
      },
    },
  ];
};

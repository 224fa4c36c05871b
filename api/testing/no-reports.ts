import type { MailReports } from '../src/domain/mail/mail-delivery.ts';

/** For mails of leads that have no reports. */
export const noReports: MailReports = {
  ready: async () => true,
  find: async () => undefined,
  paper: async () => undefined,
  plan: async () => undefined,
  photos: async () => [],
};

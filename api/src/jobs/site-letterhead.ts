import type { SiteConfig } from '@app/site/site-config';
import type { ApiConfig } from '../config.ts';
import type { Letterhead } from '../domain/mail/mail-content.ts';

/** The letterhead of this site's mails, from its settings and the company's facts. */
export function siteLetterhead({
  config,
  site: { company, accent },
  origin = new URL(company.website).origin,
}: {
  readonly config: Pick<ApiConfig, 'PUBLIC_ORIGIN' | 'MAIL_FROM' | 'STAFF_EMAIL'>;
  readonly site: Pick<SiteConfig, 'company' | 'accent'>;
  /** Where visitors reach the site when `PUBLIC_ORIGIN` does not say. */
  readonly origin?: string;
}): Letterhead {
  return {
    company,
    accent,
    origin: config.PUBLIC_ORIGIN ?? origin,
    from: { name: company.name, address: config.MAIL_FROM ?? company.email },
    staff: { name: company.name, address: config.STAFF_EMAIL ?? company.email },
  };
}

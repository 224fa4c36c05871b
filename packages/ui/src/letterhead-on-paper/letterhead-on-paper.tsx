import type { SiteConfig } from '@app/site/site-config';
import css from './letterhead-on-paper.module.css';

/** Names the sender in print only, where the page has no header and footer. */
export const LetterheadOnPaper = ({
  company: { name, phone, email, website },
}: {
  readonly company: Pick<SiteConfig['company'], 'name' | 'phone' | 'email' | 'website'>;
}) => (
  <p className={css.letterhead}>
    <strong>{name}</strong>
    <span>
      {phone.shown} · {email} · {website}
    </span>
  </p>
);

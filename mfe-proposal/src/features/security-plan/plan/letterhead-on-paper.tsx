import { useSite } from '@app/kit';
import css from './letterhead-on-paper.module.css';

/** Names the sender in print only, where the page has no header and footer. */
export function LetterheadOnPaper() {
  const { name, phone, email, website } = useSite().company;
  return (
    <p className={css.letterhead}>
      <strong>{name}</strong>
      <span>
        {phone.shown} · {email} · {website}
      </span>
    </p>
  );
}

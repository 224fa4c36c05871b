import { useSite } from '@app/kit';
import css from './contact-on-paper.module.css';

/** Contact line shown in print only, because header, footer and buttons are not printed. */
export function ContactOnPaper() {
  const { name, phone, email } = useSite().company;
  return (
    <p className={css.line}>
      <strong>{name}</strong>, {phone.shown}, {email}
    </p>
  );
}

import { useSite } from '@app/kit';
import css from './contact-on-paper.module.css';

/** A printed page has no header, footer or button: its last line says whose it is. Not on a screen. */
export function ContactOnPaper() {
  const { name, phone, email } = useSite().company;
  return (
    <p className={css.line}>
      <strong>{name}</strong>, {phone.shown}, {email}
    </p>
  );
}

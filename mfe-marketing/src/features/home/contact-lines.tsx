import { useSite } from '@app/kit';
import { MailIcon, PhoneIcon } from '@app/ui/icons';
import css from './contact-lines.module.css';

export function ContactLines() {
  const { phone, email } = useSite().company;
  return (
    <address className={css.lines}>
      <a href={`tel:${phone.dialled}`}>
        <PhoneIcon />
        {phone.shown}
      </a>
      <a href={`mailto:${email}`}>
        <MailIcon />
        {email}
      </a>
    </address>
  );
}

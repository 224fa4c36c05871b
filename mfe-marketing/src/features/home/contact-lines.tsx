import { useSite } from '@app/kit';
import { MailIcon } from '@app/ui/icons/mail';
import { PhoneIcon } from '@app/ui/icons/phone';
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

import { useSite } from '@app/kit';
import { Card } from '@app/ui/card';
import { MailIcon } from '@app/ui/icons/mail';
import { MapPinIcon } from '@app/ui/icons/map-pin';
import { PhoneIcon } from '@app/ui/icons/phone';
import css from './contact-information.module.css';

export function ContactInformation() {
  const { phone, email, office, postalAddress } = useSite().company;
  return (
    <Card as="section" aria-labelledby="information-heading">
      <h2 id="information-heading">Contact information</h2>
      <address className={css.ways}>
        <PhoneIcon />
        <a href={`tel:${phone.dialled}`}>{phone.shown}</a>
        <MailIcon />
        <a href={`mailto:${email}`}>{email}</a>
        <MapPinIcon />
        <p>
          {office.street}
          <br />
          {office.locality}, {office.region} {office.postalCode}
        </p>
        <p className={css.post}>
          {postalAddress.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </address>
    </Card>
  );
}

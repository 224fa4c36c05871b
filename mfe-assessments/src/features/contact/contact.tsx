import { contactTexts } from '@app/contracts/contact';
import type { PageProps } from '@app/federation/remote-module';
import { Link, useHelmetReady, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { Card } from '@app/ui/card';
import { MailIcon } from '@app/ui/icons/mail';
import { MapPinIcon } from '@app/ui/icons/map-pin';
import { PhoneIcon } from '@app/ui/icons/phone';
import { Container, Split, Stack } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { PostedNote } from '../../lead-forms/sent-note.tsx';
import { BusinessHours } from './business-hours.tsx';
import css from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import type { ContactData } from './load-moment.ts';

export function Contact({ submission, resource }: PageProps<ContactData>) {
  useHelmetReady();
  const { office } = useSite().company;
  return (
    <Container>
      <PageHead
        title="Contact"
        lede={`Ask for a visit, a price or advice. We work in and around ${office.locality}.`}
      >
        <p>
          <Link to={paths.siteVisit}>Request a site visit</Link>: choose a day, and a technician
          looks at your site and quotes for it.
        </p>
        <PostedNote sent={contactTexts.sent} submission={submission} />
      </PageHead>
      <Split
        aside={
          <>
            <ContactInformation />
            <BusinessHours
              loadedAt={resource.phase === 'ready' ? resource.data.loadedAt : undefined}
            />
          </>
        }
      >
        <Stack as="section">
          <h2>Write to us</h2>
          <ContactForm submission={submission} />
        </Stack>
      </Split>
    </Container>
  );
}

function ContactInformation() {
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

import { contactTexts } from '@app/contracts/contact';
import type { PageProps } from '@app/federation/remote-module';
import { useHelmetReady, useSite } from '@app/kit';
import { Container, Split, Stack } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { PostedNote } from '../../lead-forms/sent-note.tsx';
import { BusinessHours } from './business-hours.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactInformation } from './contact-information.tsx';
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

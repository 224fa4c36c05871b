import { incidentTexts } from '@app/contracts/incident';
import type { PageProps } from '@app/federation/remote-module';
import { useHelmetReady } from '@app/kit';
import { Container, Stack } from '@app/ui/layout';
import { PostedNote } from '../../lead-forms/sent-note.tsx';
import { Evidence, StepsNow } from './advice.tsx';
import css from './incident.module.css';
import { IncidentForm } from './incident-form.tsx';
import { CallUs, EmergencyNumbers } from './numbers.tsx';

export function Incident({ submission }: Pick<PageProps, 'submission'>) {
  useHelmetReady();
  return (
    <div data-surface="emergency">
      <CallUs />
      <EmergencyNumbers />
      <Container className={css.columns}>
        <Stack as="section" data-print="hide" aria-labelledby="form-heading">
          <PostedNote sent={incidentTexts.sent} submission={submission} />
          <h2 id="form-heading">{incidentTexts.form}</h2>
          <IncidentForm submission={submission} />
        </Stack>
        <StepsNow />
      </Container>
      <Container className={css.evidence}>
        <Evidence />
      </Container>
    </div>
  );
}

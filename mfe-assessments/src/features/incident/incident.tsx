import { incidentTexts } from '@app/contracts/incident';
import type { PageProps } from '@app/federation/remote-module';
import { useHelmetReady } from '@app/kit';
import { Container, Stack } from '@app/ui/layout';
import { PostedNote } from '../../lead-forms/sent-note.tsx';
import css from './incident.module.css';
import { IncidentForm, NextAfterIncident } from './incident-form.tsx';
import { CallUs, EmergencyNumbers } from './numbers.tsx';
import { evidence, type Step, stepsNow } from './steps.ts';

export function Incident({ submission }: Pick<PageProps, 'submission'>) {
  useHelmetReady();
  return (
    <div data-surface="emergency">
      <CallUs />
      <EmergencyNumbers />
      <Container className={css.columns}>
        <Stack as="section" data-print="hide" aria-labelledby="form-heading">
          <PostedNote sent={incidentTexts.sent} submission={submission}>
            <NextAfterIncident number={undefined} />
          </PostedNote>
          <h2 id="form-heading">{incidentTexts.form}</h2>
          <IncidentForm submission={submission} />
        </Stack>
        <section aria-labelledby="now-heading">
          <h2 id="now-heading">What to do now</h2>
          <ol className={css.steps}>{stepsNow.map(item)}</ol>
        </section>
      </Container>
      <Container className={css.evidence}>
        {/* What to keep for the police and the insurer. */}
        <section aria-labelledby="evidence-heading">
          <h2 id="evidence-heading">What evidence to keep</h2>
          <ul className={css.adviceEvidence}>{evidence.map(item)}</ul>
        </section>
      </Container>
    </div>
  );
}

const item = ({ title, text }: Step) => (
  <li key={title}>
    <h3>{title}</h3>
    <p>{text}</p>
  </li>
);

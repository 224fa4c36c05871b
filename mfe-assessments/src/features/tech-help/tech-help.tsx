import type { DeviceNames } from '@app/contracts/device-names';
import { techHelpTexts } from '@app/contracts/tech-help';
import type { PageProps } from '@app/federation/remote-module';
import { Link, useHelmetReady, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { Card } from '@app/ui/card';
import { PhoneIcon } from '@app/ui/icons/phone';
import { Container, Row, Split, Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { PostedNote } from '../../lead-forms/sent-note.tsx';
import { noNames } from './load-device-names.ts';
import css from './tech-help.module.css';
import { TechHelpForm } from './tech-help-form.tsx';

export function TechHelp({ submission, resource }: PageProps<DeviceNames>) {
  useHelmetReady();
  return (
    <Container>
      <PageHead
        title="Technical Help"
        lede="Get help with the security system you already have. Try the safe checks first. If it still does not work, tell us about the device and the problem."
      >
        <PostedNote sent={techHelpTexts.sent} submission={submission} />
      </PageHead>
      <Split aside={<OtherWays />}>
        <div className={css.steps}>
          <FirstChecks />
          <Stack as="section" aria-labelledby="request-heading">
            <h2 id="request-heading">Ask for help</h2>
            <TechHelpForm
              submission={submission}
              names={resource.phase === 'ready' ? resource.data : noNames}
            />
          </Stack>
        </div>
      </Split>
    </Container>
  );
}

/** Where to go when the form is not the right way to ask. */
function OtherWays() {
  const { phone } = useSite().company;
  return (
    <>
      <Card as="section" aria-labelledby="call-heading">
        <h2 id="call-heading">Rather talk to us?</h2>
        <Row>
          <PhoneIcon />
          <a href={`tel:${phone.dialled}`}>{phone.shown}</a>
        </Row>
        <p>
          Our hours are on the <Link to={paths.contact}>contact page</Link>.
        </p>
      </Card>
      <Card as="section" tone="sunken" aria-labelledby="incident-heading">
        <h2 id="incident-heading">Broken into?</h2>
        <p>
          Do not use this form. Call us or use the{' '}
          <Link to={paths.incident}>urgent assistance form</Link>.
        </p>
      </Card>
    </>
  );
}

const checks = [
  {
    title: 'Power',
    text: 'Is the plug in, and is the wall switch on? Has load-shedding just ended? Then give the system a few minutes to start.',
  },
  {
    title: 'Batteries',
    text: 'Put new batteries of the same type into the remote, wireless detector or keypad that does not respond.',
  },
  {
    title: 'Router',
    text: 'No picture in the app? Check that your internet works. If not, switch the router off at the plug, wait a minute and switch it on again.',
  },
  {
    title: 'Messages',
    text: 'Write down the message or the light on the keypad, the recorder or the app. It helps us to find the fault.',
  },
] as const;

/** Checks that need no tool and no open cover, and what only a technician may touch. */
function FirstChecks() {
  const { phone } = useSite().company;
  return (
    <Stack as="section" aria-labelledby="checks-heading">
      <h2 id="checks-heading">Try this first</h2>
      <dl className={css.checks}>
        {checks.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Notice variant="caution">
        <strong>Do not open anything</strong>
        <p>
          Leave the energiser, the DB board, power supplies and the cover of the gate motor closed,
          and do not climb onto the roof. Keep people and animals away from a broken fence wire or a
          gate that moves by itself, and call <a href={`tel:${phone.dialled}`}>{phone.shown}</a>.
        </p>
      </Notice>
    </Stack>
  );
}

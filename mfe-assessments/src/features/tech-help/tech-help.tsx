import type { DeviceNames } from '@app/contracts/device-names';
import { techHelpTexts } from '@app/contracts/tech-help';
import type { PageProps } from '@app/federation/remote-module';
import { useHelmetReady } from '@app/kit';
import { Container, Split, Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { FirstChecks } from './first-checks.tsx';
import { noNames } from './load-device-names.ts';
import { OtherWays } from './other-ways.tsx';
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
        {submission?.phase === 'sent' && <ThankYou />}
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

/** For browsers without JavaScript; with it, a toast is shown instead. */
function ThankYou() {
  return (
    <Notice role="status">
      <strong>{techHelpTexts.sent.title}</strong>
      <p>{techHelpTexts.sent.text}</p>
    </Notice>
  );
}

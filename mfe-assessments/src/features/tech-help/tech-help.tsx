import type { DeviceNames } from '@app/contracts/device-names';
import { techHelpTexts } from '@app/contracts/tech-help';
import type { PageProps } from '@app/federation/remote-module';
import { useHelmetReady } from '@app/kit';
import { Container, Split, Stack } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { PostedNote } from '../../lead-forms/sent-note.tsx';
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

import { Button } from '@app/ui/button';
import { Container, Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { OutcomeMessage } from '../admin/outcome-message.tsx';
import { SessionLine } from '../admin/session-line.tsx';
import { SignIn } from '../admin/sign-in.tsx';
import { useAdminSession } from '../admin/use-admin-session.ts';
import { focusHeading } from '../layout/focus-heading.ts';
import css from './admin-waiting.module.css';
import { WaitingBoard } from './waiting-board.tsx';
import { waitingTexts } from './waiting-texts.ts';

/** Here the owner sees which mails and webhooks are not sent yet, and why. */
export function AdminWaitingPage() {
  const admin = useAdminSession();
  return (
    <Container>
      <PageHead title={waitingTexts.title} lede={waitingTexts.lede} />
      <Stack gap="lg" className={css.page}>
        <noscript>
          <Notice variant="caution">{waitingTexts.needsScript}</Notice>
        </noscript>
        <Content admin={admin} />
      </Stack>
    </Container>
  );
}

function Content({ admin }: { readonly admin: ReturnType<typeof useAdminSession> }) {
  const { state } = admin;
  switch (state.phase) {
    case 'checking':
      return <p role="status">{waitingTexts.checking}</p>;
    case 'unknown':
      return (
        <div role="alert">
          <OutcomeMessage outcome="failed">{state.message}</OutcomeMessage>
          <Button className={css.again} onClick={admin.check}>
            {waitingTexts.tryAgain}
          </Button>
        </div>
      );
    case 'signed-out':
      return (
        <SignIn
          notice={state.notice}
          onSignedIn={(session) => {
            admin.signedIn(session);
            // The button that had the focus is gone.
            focusHeading();
          }}
        />
      );
    case 'signed-in':
      return (
        <>
          <SessionLine session={state.session} onSignOut={admin.signOut} />
          <WaitingBoard onEnded={admin.ended} />
        </>
      );
  }
}

import { adminSessionTexts } from '@app/contracts/admin-session';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { Button } from '@app/ui/button';
import { Container, Row, Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { OutcomeMessage } from '../admin/outcome-message.tsx';
import { SignIn } from '../admin/sign-in.tsx';
import { useAdminSession } from '../admin/use-admin-session.ts';
import { focusHeading } from '../layout/focus-heading.ts';
import css from './admin-releases.module.css';
import { ReleaseBoard } from './release-board.tsx';
import { releaseTexts } from './release-texts.ts';

/** Here the owner sees the versions of all parts, and rolls back or promotes them. */
export function AdminReleasesPage() {
  const admin = useAdminSession();
  return (
    <Container>
      <PageHead title={releaseTexts.title} lede={releaseTexts.lede} />
      <Stack gap="lg" className={css.page}>
        <noscript>
          <Notice variant="caution">{releaseTexts.needsScript}</Notice>
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
      return <p role="status">{releaseTexts.checking}</p>;
    case 'unknown':
      return (
        <div role="alert" className={css.narrow}>
          <OutcomeMessage outcome="failed">{state.message}</OutcomeMessage>
          <Button className={css.again} onClick={admin.check}>
            {releaseTexts.tryAgain}
          </Button>
        </div>
      );
    case 'signed-out':
      return (
        <div className={css.narrow}>
          <SignIn
            notice={state.notice}
            onSignedIn={(session) => {
              admin.signedIn(session);
              // The button that had the focus is gone.
              focusHeading();
            }}
          />
        </div>
      );
    case 'signed-in':
      return (
        <>
          <Row className={css.session}>
            <span>
              Signed in as {state.session.username} until{' '}
              {formatDayAndTime(state.session.expiresAt).split(', ')[1]}.
            </span>
            <Button size="sm" onClick={admin.signOut}>
              {adminSessionTexts.signOut}
            </Button>
          </Row>
          <ReleaseBoard onEnded={admin.ended} />
        </>
      );
  }
}

import { Container, Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { OwnerContent } from '../admin/owner-content.tsx';
import { useAdminSession } from '../admin/use-admin-session.ts';
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
        <OwnerContent admin={admin}>
          <WaitingBoard onEnded={admin.ended} />
        </OwnerContent>
      </Stack>
    </Container>
  );
}

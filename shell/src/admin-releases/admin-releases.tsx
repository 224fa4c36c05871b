import { Container, Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { OwnerContent } from '../admin/owner-content.tsx';
import { useAdminSession } from '../admin/use-admin-session.ts';
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
        <OwnerContent admin={admin}>
          <ReleaseBoard onEnded={admin.ended} />
        </OwnerContent>
      </Stack>
    </Container>
  );
}

import { Container, Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { OwnerContent } from '../admin/owner-content.tsx';
import { useAdminSession } from '../admin/use-admin-session.ts';
import css from './admin-passkeys.module.css';
import { PasskeyBoard } from './passkey-board.tsx';
import { passkeyTexts } from './passkey-texts.ts';

/** Here the owner adds and removes passkeys, and gets recovery codes. */
export function AdminPasskeysPage() {
  const admin = useAdminSession();
  return (
    <Container>
      <PageHead title={passkeyTexts.title} lede={passkeyTexts.lede} />
      <Stack gap="lg" className={css.page}>
        <noscript>
          <Notice variant="caution">{passkeyTexts.needsScript}</Notice>
        </noscript>
        <OwnerContent admin={admin}>
          <PasskeyBoard onEnded={admin.ended} />
        </OwnerContent>
      </Stack>
    </Container>
  );
}

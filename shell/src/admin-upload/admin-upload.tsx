import { adminUploadTexts } from '@app/contracts/admin-upload';
import { Container, Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import css from './admin-upload.module.css';
import { MailCheckOutcome } from './mail-check-outcome.tsx';
import { UploadForm } from './upload-form.tsx';
import { UploadOutcome } from './upload-outcome.tsx';
import { UploadStage } from './upload-stage.tsx';
import { useMailCheck } from './use-mail-check.ts';
import { useUpload } from './use-upload.ts';

/** The owner replaces the price list by an SQL file, and looks whether mails were given up. */
export function AdminUpload() {
  const upload = useUpload();
  const mailCheck = useMailCheck(upload.form);
  return (
    <Container>
      <PageHead
        title={adminUploadTexts.title}
        lede="Replaces the whole price list. Until the new list is complete, visitors see the old one."
      />
      <Stack gap="lg" className={css.page}>
        <noscript>
          <Notice variant="caution">
            This page needs JavaScript to upload a file and to check mail.
          </Notice>
        </noscript>
        <UploadForm upload={upload} mailCheck={mailCheck} />
        {upload.stage && <UploadStage stage={upload.stage} />}
        <div>
          <UploadOutcome outcome={upload.outcome} />
          <MailCheckOutcome state={mailCheck.state} />
        </div>
      </Stack>
    </Container>
  );
}

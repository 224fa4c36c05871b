import { adminUploadTexts } from '@app/contracts/admin-upload';
import { Container, Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import css from './admin-upload.module.css';
import { MailStatusOutcome } from './mail-status-outcome.tsx';
import { UploadForm } from './upload-form.tsx';
import { UploadOutcome } from './upload-outcome.tsx';
import { UploadStage } from './upload-stage.tsx';
import { useMailStatus } from './use-mail-status.ts';
import { useUpload } from './use-upload.ts';

/** Here the owner replaces the price list with an SQL file and reads the mail status. */
export function AdminUpload() {
  const upload = useUpload();
  const mailStatus = useMailStatus(upload.form);
  return (
    <Container>
      <PageHead
        title={adminUploadTexts.title}
        lede="Replaces the whole price list. Until the new list is complete, visitors see the old one."
      />
      <Stack gap="lg" className={css.page}>
        <noscript>
          <Notice variant="caution">
            This page needs JavaScript to upload a file and to show the mail status.
          </Notice>
        </noscript>
        <UploadForm upload={upload} mailStatus={mailStatus} />
        {upload.stage && <UploadStage stage={upload.stage} />}
        <div>
          <UploadOutcome outcome={upload.outcome} />
          <MailStatusOutcome state={mailStatus.state} />
        </div>
      </Stack>
    </Container>
  );
}

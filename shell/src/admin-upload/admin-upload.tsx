import { adminUploadTexts } from '@app/contracts/admin-upload';
import { Container, Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { useRef } from 'react';
import { SessionLine } from '../admin/session-line.tsx';
import { useAdminSession } from '../admin/use-admin-session.ts';
import css from './admin-upload.module.css';
import { MailStatusOutcome } from './mail-status-outcome.tsx';
import { PreviewOrSignIn } from './preview-or-sign-in.tsx';
import { UndoableHistory } from './undoable-history.tsx';
import { UploadForm } from './upload-form.tsx';
import { UploadOutcome } from './upload-outcome.tsx';
import { UploadStage } from './upload-stage.tsx';
import { useMailStatus } from './use-mail-status.ts';
import { usePriceLists } from './use-price-lists.ts';
import { useUpload } from './use-upload.ts';

/** Here the owner previews, applies and undoes price lists, and reads the mail status. */
export function AdminUpload() {
  const admin = useAdminSession();
  const { state, ended } = admin;
  const isSignedIn = state.phase === 'signed-in';
  const lists = usePriceLists(isSignedIn, ended);
  const upload = useUpload({
    isSignedIn,
    onSignedIn: admin.signedIn,
    onEnded: ended,
    onPreview: lists.previewed,
  });
  const mailStatus = useMailStatus(upload.form, isSignedIn, ended);
  const outcome = useRef<HTMLDivElement>(null);
  const notice = state.phase === 'signed-out' ? state.notice : undefined;

  async function signOut() {
    await admin.signOut();
    lists.forget();
    mailStatus.forget();
  }

  async function decide(decision: Promise<unknown>) {
    upload.forgetProblem();
    await decision;
    outcome.current?.focus();
  }

  return (
    <Container>
      <PageHead
        title={adminUploadTexts.title}
        lede="Replaces the whole price list. You see what a file changes before visitors get it."
      />
      <Stack gap="lg" className={css.page}>
        <noscript>
          <Notice variant="caution">
            Without JavaScript, this page uploads the file and replaces the price list at once. The
            preview, the history and the mail status need JavaScript.
          </Notice>
        </noscript>
        {isSignedIn && <SessionLine session={state.session} onSignOut={signOut} />}
        {state.phase === 'unknown' && <Notice variant="caution">{state.message}</Notice>}
        {lists.preview ? (
          <PreviewOrSignIn
            key={lists.preview.id}
            preview={lists.preview}
            admin={admin}
            step={lists.step}
            onApply={(preview) => decide(lists.apply(preview))}
            onCancel={(preview) => decide(lists.cancel(preview))}
          />
        ) : (
          <>
            {notice && <p role="status">{notice}</p>}
            <UploadForm upload={upload} mailStatus={mailStatus} isSignedIn={isSignedIn} />
          </>
        )}
        {upload.stage && <UploadStage stage={upload.stage} />}
        <div>
          <UploadOutcome problem={upload.problem} outcome={lists.outcome} focusRef={outcome} />
          <MailStatusOutcome state={mailStatus.state} />
        </div>
        {isSignedIn && <UndoableHistory lists={lists} outcome={outcome} />}
      </Stack>
    </Container>
  );
}

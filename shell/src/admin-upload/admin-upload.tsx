import type { PriceListPreview } from '@app/contracts/admin-price-list';
import { adminUploadTexts } from '@app/contracts/admin-upload';
import { Container, Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { Progress } from '@app/ui/progress';
import { type RefObject, useRef } from 'react';
import { OutcomeMessage } from '../admin/outcome-message.tsx';
import { PasskeySignIn } from '../admin/passkey-sign-in.tsx';
import { SessionLine } from '../admin/session-line.tsx';
import { SignIn } from '../admin/sign-in.tsx';
import { useAdminSession } from '../admin/use-admin-session.ts';
import css from './admin-upload.module.css';
import { MailStatusOutcome } from './mail-status-outcome.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { RefusedRows } from './refused-rows.tsx';
import { UndoableHistory } from './undoable-history.tsx';
import { UploadForm } from './upload-form.tsx';
import { uploadTexts } from './upload-texts.ts';
import { useMailStatus } from './use-mail-status.ts';
import { type Step, type StepOutcome, usePriceLists } from './use-price-lists.ts';
import { type Stage, type UploadProblem, useUpload } from './use-upload.ts';

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
            {admin.hasPasskeys && !isSignedIn && <PasskeySignIn onSignedIn={admin.signedIn} />}
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

/** The preview; when the session has ended meanwhile, with the sign-in in place of its buttons. */
function PreviewOrSignIn({
  preview,
  admin,
  step,
  onApply,
  onCancel,
}: {
  readonly preview: PriceListPreview;
  readonly admin: ReturnType<typeof useAdminSession>;
  readonly step: Step | undefined;
  readonly onApply: (preview: PriceListPreview) => void;
  readonly onCancel: (preview: PriceListPreview) => void;
}) {
  const { state } = admin;
  return (
    <PreviewPanel
      preview={preview}
      step={step}
      onApply={() => onApply(preview)}
      onCancel={() => onCancel(preview)}
      signIn={
        state.phase === 'signed-out' && (
          <SignIn
            notice={state.notice}
            hasPasskeys={admin.hasPasskeys}
            onSignedIn={admin.signedIn}
          />
        )
      }
    />
  );
}

/**
 * What came of an upload or of a step after it. Both live regions are always rendered, so that screen
 * readers announce their content.
 */
function UploadOutcome({
  problem,
  outcome,
  focusRef,
}: {
  readonly problem: UploadProblem | undefined;
  readonly outcome: StepOutcome | undefined;
  /** Of the element that gets the focus when a button that was pressed is gone. */
  readonly focusRef: RefObject<HTMLDivElement | null>;
}) {
  const failure = problem?.message ?? (outcome?.kind === 'failed' ? outcome.message : undefined);
  return (
    <div className={css.outcome} ref={focusRef} tabIndex={-1}>
      <div role="alert">
        {failure && <OutcomeMessage outcome="failed">{failure}</OutcomeMessage>}
      </div>
      <div role="status">
        {!failure && outcome && (
          <OutcomeMessage outcome="succeeded">{outcome.message}</OutcomeMessage>
        )}
      </div>
      {problem && <RefusedRows rows={problem.refusals} total={problem.refusals.length} />}
    </div>
  );
}

const labels = { uploading: adminUploadTexts.uploading, reading: uploadTexts.reading };

/** The key makes a new bar for each stage: otherwise the first would run back from 1 to 0. */
function UploadStage({ stage }: { readonly stage: Stage }) {
  return <Progress key={stage.kind} label={labels[stage.kind]} share={stage.share} />;
}

import { Button, buttonProps } from '@app/ui/button';
import { DownloadIcon } from '@app/ui/icons/download';
import { ExternalLinkIcon } from '@app/ui/icons/external-link';
import { MailIcon } from '@app/ui/icons/mail';
import { useEffect, useRef, useState } from 'react';
import { FailureNote } from './failure-note.tsx';
import { downloadFile, pdfPath } from './pdf-path.ts';
import { SendPlan } from './send-plan.tsx';
import { SharePanel } from './share-panel.tsx';
import css from './take-along.module.css';
import { type PlanLinkAccess, saveProblem } from './use-plan-link.ts';

/** Buttons that share the plan by link, as a PDF and by mail, and what came of them. */
export function TakeAlong({ plan }: { readonly plan: PlanLinkAccess }) {
  const { step, run } = useTakeAlong(plan);
  const [sending, setSending] = useState(false);
  const send = useRef<HTMLButtonElement>(null);
  const saving = step.kind === 'saving' ? step.errand : undefined;
  return (
    <>
      <Button aria-disabled={saving !== undefined} onClick={() => run('share')}>
        <ExternalLinkIcon />
        {saving === 'share' ? 'Saving...' : 'Share'}
      </Button>
      {plan.link && step.kind === 'idle' ? (
        <a href={pdfPath(plan.link)} download {...buttonProps()}>
          <DownloadIcon />
          Download PDF
        </a>
      ) : (
        <Button aria-disabled={saving !== undefined} onClick={() => run('pdf')}>
          <DownloadIcon />
          {saving === 'pdf' ? 'Saving...' : 'Download PDF'}
        </Button>
      )}
      <Button ref={send} aria-haspopup="dialog" onClick={() => setSending(true)}>
        <MailIcon />
        Send to me
      </Button>
      <div className={css.outcome}>
        <div role="status">
          {step.kind === 'done' && step.errand === 'pdf' && plan.link && (
            <p>Your browser downloads the PDF of revision {plan.link.revision}.</p>
          )}
        </div>
        {step.kind === 'failed' && <Failure step={step} run={run} />}
        {step.kind === 'done' && step.errand === 'share' && <SharePanel plan={plan} />}
        <SendPlan plan={plan} open={sending} onOpenChange={setSending} button={send} />
      </div>
    </>
  );
}

type Access = ReturnType<typeof useTakeAlong>;

function Failure({
  step: { errand, problem },
  run,
}: {
  readonly step: Extract<Access['step'], { kind: 'failed' }>;
  readonly run: Access['run'];
}) {
  return problem.isFull ? (
    <div className={css.full}>
      <FailureNote>{problem.message}.</FailureNote>
      <Button onClick={() => run(errand, true)}>Save as a new plan</Button>
    </div>
  ) : (
    <FailureNote onRetry={() => run(errand)}>
      {problem.message}. Your plan is still on this page.
    </FailureNote>
  );
}

/** What needs the plan to be saved. */
type Errand = 'share' | 'pdf';

type SaveProblem = ReturnType<typeof saveProblem>;

type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving'; readonly errand: Errand }
  | { readonly kind: 'done'; readonly errand: Errand }
  | { readonly kind: 'failed'; readonly errand: Errand; readonly problem: SaveProblem };

/** Share and Download PDF: both save the plan first when it is not. */
function useTakeAlong(plan: PlanLinkAccess) {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  async function run(errand: Errand, asNew = false) {
    if (step.kind === 'saving') return;
    setStep({ kind: 'saving', errand });
    const saved = await plan.save(asNew);
    // Nobody waits for it any more.
    if (!mounted.current) return;
    if (!saved.ok) {
      return setStep({ kind: 'failed', errand, problem: saveProblem(saved.failure) });
    }
    setStep({ kind: 'done', errand });
    if (errand === 'pdf') downloadFile(pdfPath(saved.value));
  }

  return { step, run };
}

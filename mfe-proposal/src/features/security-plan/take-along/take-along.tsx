import { downloadPlanPdf } from '@app/contracts/saved-plan';
import { Button, buttonProps } from '@app/ui/button';
import { DownloadIcon } from '@app/ui/icons/download';
import { ExternalLinkIcon } from '@app/ui/icons/external-link';
import { MailIcon } from '@app/ui/icons/mail';
import { useEffect, useRef, useState } from 'react';
import { FailureNote } from './failure-note.tsx';
import type { PlanLink } from './plan-source.ts';
import { SendPlan } from './send-plan.tsx';
import { SharePanel } from './share-panel.tsx';
import css from './take-along.module.css';
import { type PlanLinkAccess, saveProblem } from './use-plan-link.ts';

/** Buttons that share the plan by link, as a PDF and by mail, and what came of them. */
export function TakeAlong({ plan }: { readonly plan: PlanLinkAccess }) {
  const { step, run } = useTakeAlong(plan);
  const [sending, setSending] = useState(false);
  const send = useRef<HTMLButtonElement>(null);
  const saving = step.kind === 'saving' ? step.purpose : undefined;
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
          {step.kind === 'done' && step.purpose === 'pdf' && plan.link && (
            <p>Your browser downloads the PDF of revision {plan.link.revision}.</p>
          )}
        </div>
        {step.kind === 'failed' && <Failure step={step} run={run} />}
        {step.kind === 'done' && step.purpose === 'share' && <SharePanel plan={plan} />}
        <SendPlan plan={plan} open={sending} onOpenChange={setSending} button={send} />
      </div>
    </>
  );
}

type Access = ReturnType<typeof useTakeAlong>;

function Failure({
  step: { purpose, problem },
  run,
}: {
  readonly step: Extract<Access['step'], { kind: 'failed' }>;
  readonly run: Access['run'];
}) {
  return problem.isFull ? (
    <div className={css.full}>
      <FailureNote>{problem.message}.</FailureNote>
      <Button onClick={() => run(purpose, true)}>Save as a new plan</Button>
    </div>
  ) : (
    <FailureNote onRetry={() => run(purpose)}>
      {problem.message}. Your plan is still on this page.
    </FailureNote>
  );
}

/** What needs the plan to be saved. */
type Purpose = 'share' | 'pdf';

type SaveProblem = ReturnType<typeof saveProblem>;

type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving'; readonly purpose: Purpose }
  | { readonly kind: 'done'; readonly purpose: Purpose }
  | { readonly kind: 'failed'; readonly purpose: Purpose; readonly problem: SaveProblem };

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

  async function run(purpose: Purpose, asNew = false) {
    if (step.kind === 'saving') return;
    setStep({ kind: 'saving', purpose });
    const saved = await plan.save(asNew);
    // Nobody waits for it any more.
    if (!mounted.current) return;
    if (!saved.ok) {
      return setStep({ kind: 'failed', purpose, problem: saveProblem(saved.failure) });
    }
    setStep({ kind: 'done', purpose });
    if (purpose === 'pdf') downloadFile(pdfPath(saved.value));
  }

  return { step, run };
}

const pdfPath = ({ token, revision }: PlanLink): string =>
  `${downloadPlanPdf.path.replace(':token', token)}?revision=${revision}`;

/** Lets the browser save a file of the site under the name that the server gives it. */
function downloadFile(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}

import { downloadPlanPdf, downloadPlanSvg } from '@app/contracts/saved-plan';
import { Button } from '@app/ui/button';
import { DownloadIcon } from '@app/ui/icons/download';
import { ExternalLinkIcon } from '@app/ui/icons/external-link';
import { useState } from 'react';
import { useTurns } from '../flow/use-turns.ts';
import { FailureNote } from './failure-note.tsx';
import type { PlanLink } from './plan-source.ts';
import { SharePanel } from './share-panel.tsx';
import css from './take-along.module.css';
import { type PlanLinkAccess, saveProblem } from './use-plan-link.ts';

/** Items of a menu: the plan as a PDF, its drawing, and its link. All save it first when it is not. */
export function TakeAlongItems({ plan, access }: Props) {
  const { step, run } = access;
  const saving = step.kind === 'saving' ? step.purpose : undefined;
  return (
    <>
      {(['pdf', 'svg'] as const).map((file) => (
        <li key={file}>
          {plan.link && step.kind === 'idle' ? (
            <a href={pathOf(file, plan.link)} download>
              <DownloadIcon />
              {files[file].action}
            </a>
          ) : (
            <button type="button" aria-disabled={saving !== undefined} onClick={() => run(file)}>
              <DownloadIcon />
              {saving === file ? 'Saving...' : files[file].action}
            </button>
          )}
        </li>
      ))}
      <li>
        <button type="button" aria-disabled={saving !== undefined} onClick={() => run('share')}>
          <ExternalLinkIcon />
          {saving === 'share' ? 'Saving...' : 'Share'}
        </button>
      </li>
    </>
  );
}

/** What came of them. */
export function TakeAlongOutcome({ plan, access: { step, run } }: Props) {
  return (
    <div className={css.outcome}>
      <div role="status">
        {step.kind === 'done' && step.purpose !== 'share' && plan.link && (
          <p>
            Your browser downloads the {files[step.purpose].name} of revision {plan.link.revision}.
          </p>
        )}
      </div>
      {step.kind === 'failed' && <Failure step={step} run={run} />}
      {step.kind === 'done' && step.purpose === 'share' && <SharePanel plan={plan} />}
    </div>
  );
}

interface Props {
  readonly plan: PlanLinkAccess;
  readonly access: Access;
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
type Purpose = 'share' | FileKind;

type FileKind = 'pdf' | 'svg';

const files: Readonly<
  Record<FileKind, { readonly action: string; readonly name: string; readonly path: string }>
> = {
  pdf: { action: 'Download PDF', name: 'PDF', path: downloadPlanPdf.path },
  svg: { action: 'Download the drawing (SVG)', name: 'drawing', path: downloadPlanSvg.path },
};

type SaveProblem = ReturnType<typeof saveProblem>;

type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving'; readonly purpose: Purpose }
  | { readonly kind: 'done'; readonly purpose: Purpose }
  | { readonly kind: 'failed'; readonly purpose: Purpose; readonly problem: SaveProblem };

/** Share and the downloads: all save the plan first when it is not. */
export function useTakeAlong(plan: PlanLinkAccess) {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const turns = useTurns();

  async function run(purpose: Purpose, asNew = false) {
    if (step.kind === 'saving') return;
    setStep({ kind: 'saving', purpose });
    const isCurrent = turns.begin();
    const saved = await plan.save(asNew);
    if (!isCurrent()) return;
    if (!saved.ok) {
      return setStep({ kind: 'failed', purpose, problem: saveProblem(saved.failure) });
    }
    setStep({ kind: 'done', purpose });
    if (purpose !== 'share') downloadFile(pathOf(purpose, saved.value));
  }

  return { step, run };
}

const pathOf = (file: FileKind, { token, revision }: PlanLink): string =>
  `${files[file].path.replace(':token', token)}?revision=${revision}`;

/** Lets the browser save a file of the site under the name that the server gives it. */
function downloadFile(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}

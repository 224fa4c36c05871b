import { useEffect, useRef, useState } from 'react';
import { downloadFile, pdfPath } from './pdf-path.ts';
import { type PlanLinkAccess, saveProblem } from './use-plan-link.ts';

/** What needs the plan to be saved. */
export type Errand = 'share' | 'pdf';

type SaveProblem = ReturnType<typeof saveProblem>;

export type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving'; readonly errand: Errand }
  | { readonly kind: 'done'; readonly errand: Errand }
  | { readonly kind: 'failed'; readonly errand: Errand; readonly problem: SaveProblem };

/** Share and Download PDF: both save the plan first when it is not. */
export function useTakeAlong(plan: PlanLinkAccess) {
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

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus when the step changes: the button that had it is gone, and keyboard users would
 * start at the top of the page again. The focus goes to the errors of the step, else to the question
 * that the visitor changes, else to the heading of the step; the start has that of the page.
 * @returns the ref of the element around the step.
 */
export function useFocusOnStep(
  step: string,
  question: string | undefined,
  refusals: number,
): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const shown = useRef({ step, refusals });
  useEffect(() => {
    const before = shown.current;
    shown.current = { step, refusals };
    const moved = before.step !== step;
    if (!moved && before.refusals === refusals) return;
    const part = around.current;
    const errors = part?.querySelector<HTMLElement>('[role="alert"][tabindex]');
    const wanted = question && part?.querySelector<HTMLElement>(`[name="${CSS.escape(question)}"]`);
    const heading =
      part?.querySelector<HTMLElement>('[data-step-heading]') ??
      part?.querySelector<HTMLElement>('[data-page-heading]');
    const target = errors ?? (moved ? wanted || heading : undefined);
    target?.focus();
  }, [step, question, refusals]);
  return around;
}

import { Spinner } from '@app/ui/spinner';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { LazyPart } from './lazy-part.tsx';
import type { SentPlan } from './send-dialog.tsx';
import type { PlanLinkAccess } from './use-plan-link.ts';

interface Props {
  readonly plan: PlanLinkAccess;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Gets the focus when the dialog is closed. */
  readonly button: RefObject<HTMLElement | null>;
}

/** The dialog that sends the plan by mail, loaded when it is opened, and what came of it. */
export function SendPlan({ plan, open, onOpenChange, button }: Props) {
  const [sent, setSent] = useState<SentPlan>();
  // It stays mounted, so that what was typed is kept while it is closed.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  return (
    <>
      <div role="status">
        {sent && (
          <p>
            <strong>Your reference is {sent.reference}.</strong> We send the plan with its PDF to{' '}
            {sent.email}, and contact you about it.
          </p>
        )}
      </div>
      {used && (
        <LazyPart>
          <Suspense fallback={<Spinner label="Loading the form..." />}>
            <SendDialog
              plan={plan}
              open={open}
              onClose={() => onOpenChange(false)}
              onSent={(result) => {
                setSent(result);
                onOpenChange(false);
              }}
              finalFocusRef={button}
            />
          </Suspense>
        </LazyPart>
      )}
    </>
  );
}

/** The form in the dialog, which few visitors open. */
const SendDialog = lazy(async () => ({
  default: (await import('./send-dialog.tsx')).SendDialog,
}));

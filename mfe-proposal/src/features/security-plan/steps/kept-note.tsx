import { proposalTexts } from '@app/contracts/proposal';
import { Button } from '@app/ui/button';
import { Card } from '@app/ui/card';
import type { PlanAccess } from '../flow/use-plan.ts';
import { draftAnswers } from '../take-along/draft-responses.ts';
import { SendLink } from '../take-along/send-link.tsx';

/** Beside the questions: where the answers are kept, and the button that clears them. */
export function KeptNote({ access: { kept, state, startOver } }: { readonly access: PlanAccess }) {
  const draft = draftAnswers(state.progress);
  return (
    <Card tone="sunken" as="aside" aria-label="Your answers">
      <p>
        {kept === false
          ? 'This browser does not let us keep your answers: they are lost when you close the page.'
          : 'Your answers are kept on this device only, for at most 7 days. You can close the page and continue later.'}
      </p>
      {draft && <SendLink draft={draft} />}
      <Button onClick={startOver}>{proposalTexts.startOver}</Button>
    </Card>
  );
}

import { Disclosure } from '@app/ui/disclosure';
import { Spinner } from '@app/ui/spinner';
import { lazy, Suspense, useState } from 'react';
import type { DraftAnswers } from './draft-responses.ts';
import { LazyPart } from './lazy-part.tsx';

const SendLinkForm = lazy(async () => ({
  default: (await import('./send-link-form.tsx')).SendLinkForm,
}));

/** Saves the answers so far and mails a link to go on with them. */
export function SendLink({ draft }: { readonly draft: DraftAnswers }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title="Send me a link to continue later" open={open} onToggle={setOpen}>
      {open && (
        <LazyPart>
          <Suspense fallback={<Spinner label="Loading the form..." />}>
            <SendLinkForm draft={draft} />
          </Suspense>
        </LazyPart>
      )}
    </Disclosure>
  );
}

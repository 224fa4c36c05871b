import { savePlanDraft } from '@app/contracts/plan-draft';
import type { EstablishmentType } from '@app/contracts/proposal';
import { spamSignals } from '@app/contracts/submission';
import { emailAddress } from '@app/contracts/text';
import { useForm } from '@app/forms';
import { submitFailure } from '@app/forms/submit-failure';
import { useElapsedMs } from '@app/forms/use-elapsed-ms';
import { useApi } from '@app/kit';
import { failed } from '@app/result';
import { useState } from 'react';
import * as v from 'valibot';
import type { DraftAnswers } from './draft-responses.ts';

const DraftReader = v.object({
  email: emailAddress('Please provide a valid email address'),
  ...spamSignals,
});

const SAVE_FAILED = 'Your answers could not be saved';

/** Sends the answers so far to the server, which mails the link to them. */
export function useSendLinkForm(saved: DraftAnswers) {
  const api = useApi();
  const elapsedMs = useElapsedMs();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    name: 'plan-draft',
    schema: DraftReader,
    initial: { email: '', website: '' },
    async send(reader, keyOf) {
      setSentTo(undefined);
      const draft = {
        ...reader,
        // The server checks the type: it may know more types than this release.
        establishmentType: saved.type as EstablishmentType,
        responses: saved.responses,
      };
      const body = { ...draft, elapsedMs: elapsedMs() };
      const answer = await api.send(savePlanDraft, body, { idempotencyKey: keyOf(draft) });
      if (answer.ok) {
        setSentTo(reader.email);
        return answer;
      }
      console.error(answer.failure.detail);
      return failed(submitFailure(answer.failure, SAVE_FAILED));
    },
  });
  return { sentTo, form };
}

import {
  AdminUploadForm,
  type AdminUploadReport,
  adminUploadTexts,
  fileTooLarge,
  type Refusals,
  readUploadLimit,
  readUploadProgress,
} from '@app/contracts/admin-upload';
import { useForm } from '@app/forms';
import { useApi } from '@app/kit';
import { failed, type Result } from '@app/result';
import { type RefObject, useRef, useState } from 'react';
import { followImport } from './follow-import.ts';
import { postUpload } from './post-upload.ts';
import { readAnswer, type Shrinks, type UploadFailure } from './read-answer.ts';

/** What the upload is doing; shares go from 0 to 1. */
export type Stage =
  | { readonly kind: 'uploading'; readonly share: number }
  | { readonly kind: 'importing'; readonly share: number };

export type Outcome =
  | { readonly kind: 'succeeded'; readonly report: AdminUploadReport }
  | { readonly kind: 'failed'; readonly message: string; readonly refusals: Refusals };

/** What the owner has to confirm before the file is taken. */
export interface Confirmation extends Shrinks {
  readonly ticked: boolean;
}

const blank = { username: '', password: '', sqlFile: '' };

/** The upload form, what it is doing and how it ended. */
export function useUpload() {
  const api = useApi();
  const fileInput = useRef<HTMLInputElement>(null);
  const [stage, setStage] = useState<Stage>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [confirmation, setConfirmation] = useState<Confirmation>();

  async function send(values: AdminUploadForm): Promise<Result<AdminUploadReport, UploadFailure>> {
    const file = fileInput.current?.files?.[0];
    if (!file) return failed(aboutTheFile(adminUploadTexts.failed('the file is gone')));
    const limit = await api.read(readUploadLimit);
    if (limit.ok && file.size > limit.value.bytes) {
      return failed(aboutTheFile(fileTooLarge(limit.value.bytes)));
    }
    const uploadId = newUploadId();
    const importing = followImport({
      read: () => api.read(readUploadProgress, { query: { id: uploadId }, fresh: true }),
      onShare: (share) => setStage({ kind: 'importing', share }),
    });
    setStage({ kind: 'uploading', share: 0 });
    const answer = await postUpload(
      { ...values, file, uploadId, confirmed: confirmation?.ticked ?? false },
      {
        onShare: (share) => setStage({ kind: 'uploading', share }),
        onDelivered: importing.start,
      },
    );
    importing.stop();
    setStage(undefined);
    return readAnswer(answer);
  }

  const form = useForm({
    name: 'price-list-upload',
    schema: AdminUploadForm,
    initial: blank,
    // A password is never kept.
    draft: false,
    async send(values) {
      setOutcome(undefined);
      const sent = await send(values);
      if (sent.ok) {
        setOutcome({ kind: 'succeeded', report: sent.value });
        setConfirmation(undefined);
        // The form is empty now, and only the input itself can forget its file.
        if (fileInput.current) fileInput.current.value = '';
      } else {
        const { message, refusals, shrinks } = sent.failure;
        setOutcome({ kind: 'failed', message, refusals });
        if (shrinks) setConfirmation({ ...shrinks, ticked: false });
      }
      return sent;
    },
  });

  return {
    form,
    fileInput: fileInput as RefObject<HTMLInputElement | null>,
    stage,
    outcome,
    confirmation,
    confirm: (ticked: boolean) => setConfirmation((before) => before && { ...before, ticked }),
    /** What was to be confirmed of the file before says nothing of this one. */
    fileChosen: () => setConfirmation(undefined),
  };
}

export type Upload = ReturnType<typeof useUpload>;

const aboutTheFile = (message: string): UploadFailure => ({
  message,
  fields: { sqlFile: message },
  refusals: [],
});

const newUploadId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

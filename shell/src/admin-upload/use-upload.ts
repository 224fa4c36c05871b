import { AdminCredentials } from '@app/contracts/admin-credentials';
import type { PriceListPreview } from '@app/contracts/admin-price-list';
import {
  type AdminSession,
  adminSessionTexts,
  startAdminSession,
} from '@app/contracts/admin-session';
import {
  adminUploadTexts,
  fileTooLarge,
  type Refusals,
  readUploadLimit,
  readUploadProgress,
  SqlFileName,
} from '@app/contracts/admin-upload';
import { useForm } from '@app/forms';
import { randomBits } from '@app/forms/attempt-keys';
import { submitFailure } from '@app/forms/submit-failure';
import { useApi } from '@app/kit';
import { failed, type Result } from '@app/result';
import { type RefObject, useRef, useState } from 'react';
import * as v from 'valibot';
import { followImport } from './follow-import.ts';
import { postUpload } from './post-upload.ts';
import { readAnswer, type UploadFailure } from './read-answer.ts';

/** What the upload is doing; shares go from 0 to 1. */
export interface Stage {
  readonly kind: 'uploading' | 'reading';
  readonly share: number;
}

export interface UploadProblem {
  readonly message: string;
  readonly refusals: Refusals;
}

const sqlFile = SqlFileName;
const WithCredentials = v.object({ ...AdminCredentials.entries, sqlFile });
/** The fields for credentials are not shown to an owner who is signed in. */
const SignedIn = v.object({ username: v.string(), password: v.string(), sqlFile });
type UploadValues = v.InferOutput<typeof WithCredentials>;

const blank: UploadValues = { username: '', password: '', sqlFile: '' };

/** The form that signs in, if needed, and sends the file for a preview. */
export function useUpload({
  isSignedIn,
  onSignedIn,
  onEnded,
  onPreview,
}: {
  readonly isSignedIn: boolean;
  readonly onSignedIn: (session: AdminSession) => void;
  /** Called when the server says that nobody is signed in. */
  readonly onEnded: () => void;
  readonly onPreview: (preview: PriceListPreview) => void;
}) {
  const api = useApi();
  const fileInput = useRef<HTMLInputElement>(null);
  const [stage, setStage] = useState<Stage>();
  const [problem, setProblem] = useState<UploadProblem>();

  /** Nothing when the owner may go on. */
  async function signIn(credentials: UploadValues): Promise<UploadFailure | undefined> {
    const { username, password } = credentials;
    const answer = await api.send(startAdminSession, { username, password });
    if (answer.ok) {
      onSignedIn(answer.value);
      return undefined;
    }
    const { message, fields } = submitFailure(answer.failure, adminSessionTexts.failed);
    return { message, fields, refusals: [] };
  }

  async function send(values: UploadValues): Promise<Result<PriceListPreview, UploadFailure>> {
    const file = fileInput.current?.files?.[0];
    if (!file) return failed(fileFailure(adminUploadTexts.failed('the file is gone')));
    const limit = await api.read(readUploadLimit);
    if (limit.ok && file.size > limit.value.bytes) {
      return failed(fileFailure(fileTooLarge(limit.value.bytes)));
    }
    const refused = isSignedIn ? undefined : await signIn(values);
    if (refused) return failed(refused);
    const uploadId = randomBits();
    const importing = followImport({
      read: () => api.read(readUploadProgress, { query: { id: uploadId }, fresh: true }),
      onShare: (share) => setStage({ kind: 'reading', share }),
    });
    setStage({ kind: 'uploading', share: 0 });
    const answer = await postUpload(file, uploadId, {
      onShare: (share) => setStage({ kind: 'uploading', share }),
      onDelivered: importing.start,
    });
    importing.stop();
    setStage(undefined);
    return readAnswer(answer);
  }

  const schema: v.GenericSchema<UploadValues> = isSignedIn ? SignedIn : WithCredentials;
  const form = useForm({
    name: 'price-list-upload',
    schema,
    initial: blank,
    // A password is never kept.
    draft: false,
    async send(values) {
      setProblem(undefined);
      const sent = await send(values);
      if (sent.ok) {
        // The form is empty now, and only the input itself can forget its file.
        if (fileInput.current) fileInput.current.value = '';
        onPreview(sent.value);
      } else {
        if (sent.failure.isSignedOut) onEnded();
        setProblem(sent.failure);
      }
      return sent;
    },
  });

  return {
    form,
    fileInput: fileInput as RefObject<HTMLInputElement | null>,
    stage,
    problem,
    forgetProblem: () => setProblem(undefined),
  };
}

export type Upload = ReturnType<typeof useUpload>;

const fileFailure = (message: string): UploadFailure => ({
  message,
  fields: { sqlFile: message },
  refusals: [],
});

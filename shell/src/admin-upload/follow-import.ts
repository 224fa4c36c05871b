import type { readUploadProgress } from '@app/contracts/admin-upload';
import type { Result } from '@app/result';
import type * as v from 'valibot';

type Progress = v.InferOutput<(typeof readUploadProgress)['response']>;

const PAUSE_MS = 500;

/** Polls the progress of an import from `start` to `stop`, one request at a time. */
export function followImport({
  read,
  onShare,
}: {
  readonly read: () => Promise<Result<Progress, unknown>>;
  readonly onShare: (share: number) => void;
}): { start(): void; stop(): void } {
  let following = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask() {
    const progress = await read();
    if (!following) return;
    if (progress.ok && progress.value.importing) onShare(progress.value.share);
    timer = setTimeout(ask, PAUSE_MS);
  }

  return {
    start() {
      following = true;
      onShare(0);
      timer = setTimeout(ask, PAUSE_MS);
    },
    stop() {
      following = false;
      clearTimeout(timer);
    },
  };
}

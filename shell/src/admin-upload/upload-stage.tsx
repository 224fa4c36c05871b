import { adminUploadTexts } from '@app/contracts/admin-upload';
import { Progress } from '@app/ui/progress';
import { uploadTexts } from './upload-texts.ts';
import type { Stage } from './use-upload.ts';

const labels = { uploading: adminUploadTexts.uploading, reading: uploadTexts.reading };

/** The key makes a new bar for each stage: otherwise the first would run back from 1 to 0. */
export function UploadStage({ stage }: { readonly stage: Stage }) {
  return <Progress key={stage.kind} label={labels[stage.kind]} share={stage.share} />;
}

import { adminUploadTexts } from '@app/contracts/admin-upload';
import { Progress } from '@app/ui/progress';
import type { Stage } from './use-upload.ts';

/** The key makes a new bar for each stage: otherwise the first would run back from 1 to 0. */
export function UploadStage({ stage }: { readonly stage: Stage }) {
  return <Progress key={stage.kind} label={adminUploadTexts[stage.kind]} share={stage.share} />;
}

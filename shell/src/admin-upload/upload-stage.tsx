import { adminUploadTexts } from '@app/contracts/admin-upload';
import { Progress } from '@app/ui/progress';
import type { Stage } from './use-upload.ts';

/** One bar for each stage: the second one starts anew, because it is another kind of waiting. */
export function UploadStage({ stage }: { readonly stage: Stage }) {
  return <Progress key={stage.kind} label={adminUploadTexts[stage.kind]} share={stage.share} />;
}

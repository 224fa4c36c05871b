import type { PriceListPreview } from '@app/contracts/admin-price-list';
import { SignIn } from '../admin/sign-in.tsx';
import type { useAdminSession } from '../admin/use-admin-session.ts';
import { PreviewPanel } from './preview-panel.tsx';
import type { Step } from './use-price-lists.ts';

/** The preview; when the session has ended meanwhile, with the sign-in in place of its buttons. */
export function PreviewOrSignIn({
  preview,
  admin,
  step,
  onApply,
  onCancel,
}: {
  readonly preview: PriceListPreview;
  readonly admin: ReturnType<typeof useAdminSession>;
  readonly step: Step | undefined;
  readonly onApply: (preview: PriceListPreview) => void;
  readonly onCancel: (preview: PriceListPreview) => void;
}) {
  const { state } = admin;
  return (
    <PreviewPanel
      preview={preview}
      step={step}
      onApply={() => onApply(preview)}
      onCancel={() => onCancel(preview)}
      signIn={
        state.phase === 'signed-out' && <SignIn notice={state.notice} onSignedIn={admin.signedIn} />
      }
    />
  );
}

import { useSite } from '@app/kit';
import { Notice } from '@app/ui/notice';
import { useOnline } from './use-online.ts';

/** Tells a visitor without a connection before they type that the form cannot be sent. */
export function OfflineNote() {
  const online = useOnline();
  const { phone } = useSite().company;
  return (
    <div role="status">
      {!online && (
        <Notice variant="caution">
          <strong>You are offline, so this form cannot be sent now.</strong>
          <p>
            You can still call us on <a href={`tel:${phone.dialled}`}>{phone.shown}</a>. What you
            type stays in this tab, and you can send it when you are back online.
          </p>
        </Notice>
      )}
    </div>
  );
}

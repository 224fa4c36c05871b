import { priceListTexts } from '@app/contracts/product';
import { useLocation, useNavigate } from '@app/kit';
import { EmptyState } from '@app/ui/empty-state';
import { AlertIcon } from '@app/ui/icons/alert';
import { type RefObject, useRef } from 'react';
import { TryAgain } from '../../focus/try-again.tsx';
import { usePassFocus } from '../../focus/use-pass-focus.ts';

interface Props {
  readonly trying: boolean;
  readonly onTry: () => void;
  /** Gets the focus if this panel had it when products replace it. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Shown in place of the list; "Try again" loads the same URL again. */
export function CatalogueFailure({ trying, onTry, focusAfter }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  usePassFocus(panel, focusAfter);

  function tryAgain() {
    onTry();
    navigate(pathname + search, { replace: true, preventScrollReset: true });
  }
  return (
    <div ref={panel} role="alert" aria-busy={trying}>
      <EmptyState
        icon={<AlertIcon />}
        title={priceListTexts.error(priceListTexts.loadFailed)}
        action={<TryAgain trying={trying} onTry={tryAgain} />}
      />
    </div>
  );
}

import { useApi } from '@app/kit';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TryAgain } from '../../focus/try-again.tsx';
import { usePassFocus } from '../../focus/use-pass-focus.ts';
import { type OpenedOrder, openOrder } from './open-order.ts';
import { OrderNotice } from './order-notice.tsx';

interface Props {
  readonly token: string;
  readonly onOpened: (opened: OpenedOrder) => void;
  /** Gets the focus if this notice had it when it is replaced. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/**
 * Shown when the server could not read the order, perhaps only because its time was up. The browser
 * tries again once by itself, and again when the visitor presses "Try again".
 */
export function OrderUnavailable({ token, onOpened, focusAfter }: Props) {
  const api = useApi();
  const [trying, setTrying] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  usePassFocus(part, focusAfter);

  async function tryAgain() {
    setTrying(true);
    const opened = await openOrder(api, token);
    setTrying(false);
    if (opened.kind !== 'unavailable') onOpened(opened);
  }
  const tryOnce = useEffectEvent(tryAgain);
  useEffect(() => void tryOnce(), []);

  return (
    <div ref={part} role="alert" aria-busy={trying}>
      <OrderNotice kind="unavailable" action={<TryAgain trying={trying} onTry={tryAgain} />} />
    </div>
  );
}

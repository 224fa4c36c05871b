import { useApi } from '@app/kit';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TryAgain } from '../../focus/try-again.tsx';
import { usePassFocus } from '../../focus/use-pass-focus.ts';
import { type OpenedOrder, openOrder } from './open-order.ts';
import { OrderNotice } from './order-notice.tsx';

interface Props {
  readonly token: string;
  readonly onOpened: (opened: OpenedOrder) => void;
  /** Takes the focus when there is an answer. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** The server may only have been short of time: the browser asks once by itself, then when it is told to. */
export function OrderUnavailable({ token, onOpened, focusAfter }: Props) {
  const api = useApi();
  const [trying, setTrying] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  usePassFocus(part, focusAfter);

  async function ask() {
    setTrying(true);
    const opened = await openOrder(api, token);
    setTrying(false);
    if (opened.kind !== 'unavailable') onOpened(opened);
  }
  const askByItself = useEffectEvent(ask);
  useEffect(() => void askByItself(), []);

  return (
    <div ref={part} role="alert" aria-busy={trying}>
      <OrderNotice kind="unavailable" action={<TryAgain trying={trying} onTry={ask} />} />
    </div>
  );
}

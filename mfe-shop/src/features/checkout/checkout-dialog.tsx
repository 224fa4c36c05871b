import { type Cart, cartTotal } from '@app/cart';
import { CHECKOUT_CLOSE_MS, checkoutTexts, type OrderReceipt } from '@app/contracts/order';
import { useShoppingCart } from '@app/kit';
import { Dialog } from '@app/ui/dialog';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { CurrentPrices } from '../../cart/current-prices.ts';
import { CheckoutActions } from './checkout-actions.tsx';
import { checkoutFlow, includesInstallEstimate, startCheckout } from './checkout-flow.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { useOrderForm } from './use-order-form.ts';
import { withoutOrdered } from './without-ordered.ts';

interface Props {
  readonly open: boolean;
  readonly prices: CurrentPrices;
  readonly onClose: () => void;
  /** Called when it was closed from outside while an order is being sent. */
  readonly onReopen: () => void;
  /** Called with the ordered lines before they leave the cart. */
  readonly onOrdered: (receipt: OrderReceipt, ordered: Cart) => void;
  /** Where the focus goes when the dialog has closed. */
  readonly focusAfter: () => HTMLElement | null;
}

/** The checkout dialog. It stays mounted while closed, so that typed details are kept. */
export function CheckoutDialog(props: Props) {
  const { open, prices, onClose, onReopen, onOrdered, focusAfter } = props;
  const { lines, change } = useShoppingCart();
  const [flow, dispatch] = useReducer(checkoutFlow, lines, startCheckout);
  const { refresh, accept } = prices;
  useEffect(() => {
    if (open) refresh();
  }, [open, refresh]);
  const form = useOrderForm({
    includeInstallEstimate: includesInstallEstimate(flow, lines),
    onLinesRefused: refresh,
    onPlaced(receipt, ordered) {
      dispatch({ type: 'placed', receipt, reviewedTotal: cartTotal(ordered) });
      accept();
      onOrdered(receipt, ordered);
      change((cart) => withoutOrdered(cart, ordered));
    },
  });
  const { shown, letGo } = useStayOpen(open, form.submitting, onReopen);
  const view = lines.length === 0 && flow.step !== 'submitted' ? { step: 'empty' as const } : flow;
  const answer = (wanted: boolean) => dispatch({ type: 'answered', wanted });

  function close() {
    if (form.submitting) return;
    letGo();
    onClose();
  }

  const onOpened = useEffectEvent(() => {
    if (flow.step === 'submitted') form.reset();
    dispatch({ type: 'opened', lines });
  });
  const { stopWaiting } = form;
  // Before paint, because otherwise the step of the last visit would be visible for a moment.
  useLayoutEffect(() => {
    if (shown) onOpened();
    // Whoever closes the dialog wants no order.
    else stopWaiting();
  }, [shown, stopWaiting]);
  useEffect(() => dispatch({ type: 'cart-changed', lines }), [lines]);

  const closeInTime = useEffectEvent(close);
  useEffect(() => {
    if (!shown || flow.step !== 'submitted') return;
    const timer = setTimeout(() => closeInTime(), CHECKOUT_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [shown, flow.step]);

  // The control that led to this step is gone, so the focus goes to the start of the step.
  const stepStart = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (view.step) stepStart.current?.focus();
  }, [view.step]);

  return (
    <Dialog
      open={shown}
      onOpenChange={(wanted) => !wanted && close()}
      title={checkoutTexts.title}
      closeOnPressOutside={false}
      initialFocusRef={stepStart}
      finalFocusRef={{
        get current() {
          return focusAfter();
        },
      }}
      footer={
        view.step !== 'submitted' && (
          <CheckoutActions
            step={view.step}
            submitting={form.submitting}
            onAnswer={answer}
            onClose={close}
          />
        )
      }
    >
      <CheckoutStep
        view={view}
        start={stepStart}
        lines={lines}
        prices={prices}
        form={form}
        onInstallEstimate={answer}
      />
    </Dialog>
  );
}

/**
 * Back cannot cancel an order that is being sent, and the visitor must see its outcome. So the
 * dialog stays open and its history entry is restored. After a Back over several entries that may
 * not be possible; `letGo` then closes the dialog nevertheless.
 */
function useStayOpen(open: boolean, sending: boolean, onReopen: () => void) {
  const [interrupted, setInterrupted] = useState(false);
  const reopen = useEffectEvent(onReopen);
  useEffect(() => {
    if (open) setInterrupted(false);
    else if (sending) {
      setInterrupted(true);
      reopen();
    }
  }, [open, sending]);
  return { shown: open || sending || interrupted, letGo: () => setInterrupted(false) };
}

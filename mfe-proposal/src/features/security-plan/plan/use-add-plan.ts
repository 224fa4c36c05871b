import { beyondLimits, withAdditions } from '@app/cart/additions';
import { readCurrentPrices } from '@app/contracts/current-prices';
import { proposalTexts } from '@app/contracts/proposal';
import type { BomLine } from '@app/contracts/security-plan';
import { useApi, useShoppingCart } from '@app/kit';
import { useEffect, useRef, useState } from 'react';
import { type PlanForCart, planForCart, skusOf } from './plan-cart.ts';

export type Adding =
  | { readonly phase: 'idle' }
  | { readonly phase: 'adding' }
  | {
      readonly phase: 'added';
      readonly outcome: PlanForCart;
      readonly beyondLimits: readonly string[];
    }
  | { readonly phase: 'failed'; readonly message: string };

/** Adds the lines of a plan that have a price to the visitor's cart, at the prices of today. */
export function useAddPlan(bom: readonly BomLine[]) {
  const api = useApi();
  const { lines, change } = useShoppingCart();
  const [adding, setAdding] = useState<Adding>({ phase: 'idle' });
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  async function add() {
    if (adding.phase === 'adding' || adding.phase === 'added') return;
    setAdding({ phase: 'adding' });
    const current = await api.send(readCurrentPrices, { skus: [...skusOf(bom)] });
    // Nobody would see what was added.
    if (!mounted.current) return;
    if (!current.ok) {
      console.error(current.failure.detail);
      const offline = current.failure.kind === 'unreachable';
      setAdding({
        phase: 'failed',
        message: offline ? proposalTexts.network : 'The price list could not be read',
      });
      return;
    }
    const outcome = planForCart(bom, current.value);
    const { additions } = outcome;
    change((cart) => withAdditions(cart, additions));
    setAdding({ phase: 'added', outcome, beyondLimits: beyondLimits(lines, additions) });
  }

  return { adding, add };
}

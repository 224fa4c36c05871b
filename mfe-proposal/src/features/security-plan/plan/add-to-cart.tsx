import { beyondLimits, withAdditions } from '@app/cart/additions';
import { readCurrentPrices } from '@app/contracts/current-prices';
import { proposalTexts } from '@app/contracts/proposal';
import type { BomLine } from '@app/contracts/security-plan';
import { Link, useApi, useShoppingCart } from '@app/kit';
import { paths } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { AlertIcon } from '@app/ui/icons/alert';
import { CartIcon } from '@app/ui/icons/cart';
import { CheckIcon } from '@app/ui/icons/check';
import { useState } from 'react';
import { useTurns } from '../flow/use-turns.ts';
import css from './add-to-cart.module.css';
import { type PlanForCart, planForCart, skusOf } from './plan-cart.ts';

/** The button, and what it has added and what not. Nothing for a plan without any price. */
export function AddToCart({ bom }: { readonly bom: readonly BomLine[] }) {
  const { adding, add } = useAddPlan(bom);
  if (skusOf(bom).length === 0) return null;
  const { phase } = adding;
  const added = phase === 'added';
  return (
    <>
      <Button
        variant={added ? undefined : 'secondary'}
        aria-disabled={added || phase === 'adding'}
        onClick={add}
      >
        {added ? <CheckIcon /> : <CartIcon />}
        {labels[phase]}
      </Button>
      <div role="status" className={css.outcome}>
        <Outcome adding={adding} />
      </div>
    </>
  );
}

const labels = {
  idle: 'Add plan to cart',
  adding: 'Adding...',
  added: 'Added to cart',
  failed: 'Add plan to cart',
};

function Outcome({ adding }: { readonly adding: Adding }) {
  switch (adding.phase) {
    case 'idle':
    case 'adding':
      return null;
    case 'failed':
      return (
        <p className={css.failed}>
          <AlertIcon />
          {adding.message}. Nothing was added: your cart has not changed. Press the button to try
          again.
        </p>
      );
    case 'added': {
      const { outcome, beyondLimits } = adding;
      return (
        <>
          <p>
            {outcome.additions.length > 0
              ? 'Equipment and labour added. You pay nothing now.'
              : 'Nothing could be added.'}{' '}
            <Link to={paths.priceList}>See your cart</Link>
          </p>
          <Left
            title="Not in the cart, because we need to quote for it"
            items={outcome.toBeQuoted}
          />
          <Left title="No longer in our price list" items={outcome.gone} />
          <Left title="The price has changed since this plan" items={outcome.repriced} />
          <Left
            title="Above the limit for one order, so not all of it was added"
            items={beyondLimits}
          />
        </>
      );
    }
  }
}

function Left({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return items.length > 0 ? (
    <p>
      <strong>{title}:</strong> {items.join(', ')}.
    </p>
  ) : null;
}

type Adding =
  | { readonly phase: 'idle' }
  | { readonly phase: 'adding' }
  | {
      readonly phase: 'added';
      readonly outcome: PlanForCart;
      readonly beyondLimits: readonly string[];
    }
  | { readonly phase: 'failed'; readonly message: string };

/** Adds the lines of a plan that have a price to the visitor's cart, at the prices of today. */
function useAddPlan(bom: readonly BomLine[]) {
  const api = useApi();
  const { lines, change } = useShoppingCart();
  // What came of adding one bill says nothing about the next: another budget, or another answer.
  const [last, setLast] = useState<{ readonly of: typeof bom; readonly adding: Adding }>();
  const adding: Adding = last?.of === bom ? last.adding : { phase: 'idle' };
  const setAdding = (next: Adding) => setLast({ of: bom, adding: next });
  const turns = useTurns();

  async function add() {
    if (adding.phase === 'adding' || adding.phase === 'added') return;
    setAdding({ phase: 'adding' });
    const isCurrent = turns.begin();
    const current = await api.send(readCurrentPrices, { skus: [...skusOf(bom)] });
    // Nobody would see what was added.
    if (!isCurrent()) return;
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

import type { BomLine } from '@app/contracts/security-plan';
import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { AlertIcon, CartIcon, CheckIcon } from '@app/ui/icons';
import { counted } from '@app/wording/counted';
import css from './add-to-cart.module.css';
import { skusOf } from './plan-cart.ts';
import { type Adding, useAddPlan } from './use-add-plan.ts';

/** The button, and what it has added and what not. Nothing for a plan without any price. */
export function AddToCart({ bom }: { readonly bom: readonly BomLine[] }) {
  const { adding, add } = useAddPlan(bom);
  if (skusOf(bom).length === 0) return null;
  const { phase } = adding;
  const added = phase === 'added';
  return (
    <>
      <Button
        variant={added ? 'secondary' : 'primary'}
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
            {counted(outcome.additions.length, 'product', 'products')} added, at today’s prices.{' '}
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

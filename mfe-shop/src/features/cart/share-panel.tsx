import type { Cart } from '@app/cart';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Form } from '@app/ui/form';
import { CheckIcon } from '@app/ui/icons/check';
import { CopyIcon } from '@app/ui/icons/copy';
import { useCopy } from '@app/ui/use-copy';
import { shareLink } from '../../cart/share-link.ts';
import css from './cart-panel.module.css';

/** The link of a cart as it is now, to copy. */
export function SharePanel({ lines }: { readonly lines: Cart }) {
  const link = shareLink(lines);
  const address = link ? new URL(link, location.origin).href : '';
  const { copy, outcome } = useCopy(address);
  if (!link) {
    return (
      <p className={css.note}>
        This cart has too many products for one link. Remove some, share the link, and then share a
        second link with the rest.
      </p>
    );
  }
  return (
    <Form id="share" className={css.share} onSubmit={(event) => event.preventDefault()}>
      <Field
        name="link"
        label="Link to this cart"
        hint="It has products and quantities only. Whoever opens it sees the prices of that day."
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="secondary" size="sm" onClick={copy}>
        {outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
        Copy link
      </Button>
      <p role="status" className={css.note}>
        {outcome && copyTexts[outcome]}
      </p>
    </Form>
  );
}

const copyTexts = {
  copied: 'The link is copied.',
  refused: 'Your browser did not let us copy the link. Select it in the field and copy it.',
};

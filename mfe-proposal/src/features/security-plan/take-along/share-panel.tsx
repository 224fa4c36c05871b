import { Link } from '@app/kit';
import { planPath } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Form } from '@app/ui/form';
import { CheckIcon } from '@app/ui/icons/check';
import { CopyIcon } from '@app/ui/icons/copy';
import { Row } from '@app/ui/layout';
import { useCopy } from '@app/ui/use-copy';
import { useEffect, useRef } from 'react';
import type { PlanLinkAccess } from './use-plan-link.ts';

/** The link of the saved plan, to copy. */
export function SharePanel({ plan: { link, changed } }: { readonly plan: PlanLinkAccess }) {
  const address = link ? new URL(planPath(link.token), location.origin).href : '';
  const { copy, outcome } = useCopy(address);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  if (!link) {
    return changed ? (
      <p>The plan has changed since you shared it. Press Share to save it as the next revision.</p>
    ) : null;
  }
  return (
    <Form id="share" onSubmit={(event) => event.preventDefault()}>
      <Field
        ref={field}
        name="link"
        label="Link to this plan"
        hint="Anyone with this link can see the plan and save their own copy."
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row>
        <Button variant="secondary" onClick={copy}>
          {outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
          Copy link
        </Button>
        <Link to={planPath(link.token)}>Open the saved plan</Link>
      </Row>
      <p role="status">{outcome ? copyTexts[outcome] : 'Your plan is saved.'}</p>
    </Form>
  );
}

const copyTexts = {
  copied: 'The link is copied.',
  refused: 'Your browser did not let us copy the link. Select it in the field and copy it.',
};

import { Link } from '@app/kit';
import { planPath } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Form } from '@app/ui/form';
import { CheckIcon } from '@app/ui/icons/check';
import { CopyIcon } from '@app/ui/icons/copy';
import { Row } from '@app/ui/layout';
import { useEffect, useRef, useState } from 'react';
import type { PlanLinkAccess } from './use-plan-link.ts';

type Copied = 'no' | 'yes' | 'failed';

/** The link of the saved plan, to copy. */
export function SharePanel({ plan: { link, changed } }: { readonly plan: PlanLinkAccess }) {
  const [copied, setCopied] = useState<Copied>('no');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  if (!link) {
    return changed ? (
      <p>The plan has changed since you shared it. Press Share to save it as the next revision.</p>
    ) : null;
  }
  const path = planPath(link.token);
  const address = new URL(path, location.origin).href;
  async function copy() {
    setCopied((await copyText(address)) ? 'yes' : 'failed');
  }
  return (
    <Form id="share" onSubmit={(event) => event.preventDefault()}>
      <Field
        ref={field}
        name="link"
        label="Link to this plan"
        hint="Anyone who has this link can read the plan and save a new revision of it."
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row>
        <Button variant="secondary" onClick={copy}>
          {copied === 'yes' ? <CheckIcon /> : <CopyIcon />}
          Copy link
        </Button>
        <Link to={path}>Open the saved plan</Link>
      </Row>
      <p role="status">{copiedTexts[copied]}</p>
    </Form>
  );
}

const copiedTexts = {
  no: 'Your plan is saved.',
  yes: 'The link is copied.',
  failed: 'Your browser did not let us copy the link. Select it in the field and copy it.',
};

/** False when the browser does not allow it, as on a page without HTTPS. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (cause) {
    console.warn(cause);
    return false;
  }
}

import { Link, useNavigate } from '@app/kit';
import { siteVisitPath } from '@app/site/paths';
import { Button, type ButtonLook, buttonProps } from '@app/ui/button';
import { useState } from 'react';
import { useTurns } from '../flow/use-turns.ts';
import type { PlanLinkAccess } from '../take-along/use-plan-link.ts';

/** The next step. The plan is saved first, so that the technician has it. */
export function VisitButton({
  link,
  ...look
}: ButtonLook & {
  /** Absent where the plan cannot be saved. */
  readonly link: PlanLinkAccess | undefined;
}) {
  const { isSaving, go } = useVisit(link);
  const text = 'Request a site visit';
  // A plan that is saved as it is needs no script for it.
  if (!link || link.link) {
    return (
      <Link to={siteVisitPath(link?.link?.token)} {...buttonProps({ variant: 'primary', ...look })}>
        {text}
      </Link>
    );
  }
  return (
    <Button variant="primary" {...look} aria-disabled={isSaving} onClick={go}>
      {isSaving ? 'Saving your plan...' : text}
    </Button>
  );
}

/** Without a connection, or when it cannot be saved, the visit is asked for without the plan. */
function useVisit(link: PlanLinkAccess | undefined) {
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const turns = useTurns();
  async function go() {
    if (isSaving || !link) return;
    setSaving(true);
    const isCurrent = turns.begin();
    const saved = await link.save();
    if (!isCurrent()) return;
    setSaving(false);
    navigate(siteVisitPath(saved.ok ? saved.value.token : undefined));
  }
  return { isSaving, go };
}

import type { SecurityPlan } from '@app/contracts/security-plan';
import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { planChanges } from '@app/site-plan/plan-changes';
import { systemChanges } from '@app/site-plan/system-changes';
import { Button } from '@app/ui/button';
import { Row, Stack } from '@app/ui/layout';
import { counted } from '@app/wording/counted';
import { useMemo } from 'react';
import { FailureNote } from '../take-along/failure-note.tsx';
import { ChangedLines, totalsText } from './changed-lines.tsx';
import type { Tried } from './try-state.ts';
import type { WhatIfAccess } from './use-what-if.ts';

interface Props {
  readonly access: WhatIfAccess;
  readonly plan: SecurityPlan;
}

/** What the tried answer does to the plan, or why that is not known. */
export function TriedOutcome({ access, plan }: Props) {
  const { outcome, said } = access.state;
  const tried = outcome.kind === 'tried' ? outcome.tried : undefined;
  return (
    <>
      <div role="status">
        {said && <p>{said}</p>}
        {outcome.kind === 'same' && (
          <p>Your plan already has this answer. Choose another one to see what changes.</p>
        )}
        {tried && <Summary before={plan} after={tried.plan} />}
      </div>
      {outcome.kind === 'failed' && (
        <FailureNote onRetry={access.ask}>
          {outcome.problem.message}. Your plan and your answers have not changed.
          {outcome.problem.needsPeople && (
            <>
              {' '}
              <Link to={paths.contact}>Contact us</Link>
            </>
          )}
        </FailureNote>
      )}
      {tried && <Changes access={access} before={plan} tried={tried} />}
    </>
  );
}

function Summary({
  before,
  after,
}: {
  readonly before: SecurityPlan;
  readonly after: SecurityPlan;
}) {
  const { lines } = planChanges(before, after);
  const totals = { before: before.totals.total, after: after.totals.total };
  return (
    <p>
      <strong>{totalsText(totals)}</strong> {counted(lines.length, 'line', 'lines')} changed.
    </p>
  );
}

function Changes({
  access,
  before,
  tried,
}: {
  readonly access: WhatIfAccess;
  readonly before: SecurityPlan;
  readonly tried: Tried;
}) {
  const { lines } = useMemo(() => planChanges(before, tried.plan), [before, tried]);
  const refusals = tried.plan.refusals.filter((text) => !before.refusals.includes(text));
  return (
    <Stack>
      {refusals.map((text) => (
        <p key={text}>
          <strong>Not possible:</strong> {text}
        </p>
      ))}
      <ul>
        {systemChanges(lines, tried.plan.bom).map(({ system, text }) => (
          <li key={system}>
            <strong>{system}:</strong> {text}
          </li>
        ))}
      </ul>
      <ChangedLines lines={lines} />
      <Row>
        <Button variant="primary" onClick={() => access.keep(tried)}>
          Keep this
        </Button>
        <Button onClick={access.putBack}>Put back</Button>
      </Row>
    </Stack>
  );
}

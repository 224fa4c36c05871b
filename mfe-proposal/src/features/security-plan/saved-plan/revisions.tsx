import { formatRand } from '@app/contracts/money';
import type { SavedPlan } from '@app/contracts/saved-plan';
import { Link } from '@app/kit';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { planPath } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { Disclosure } from '@app/ui/disclosure';
import { useState } from 'react';
import { RevisionChanges } from './revision-changes.tsx';
import css from './revisions.module.css';

interface Props {
  readonly token: string;
  /** The revision that is on the page. */
  readonly shown: number;
  readonly revisions: SavedPlan['revisions'];
}

/** The revisions of a plan, each with a link to it and what changed from it. */
export function Revisions({ token, shown, revisions }: Props) {
  const [open, setOpen] = useState(false);
  const [compared, setCompared] = useState<number>();
  if (revisions.length < 2) return null;
  return (
    <div data-print="hide">
      <Disclosure
        title="Revisions"
        count={revisions.length}
        headingLevel={2}
        open={open}
        onToggle={setOpen}
      >
        <ol className={css.revisions}>
          {revisions.map(({ revision, createdAt, total }) => (
            <li key={revision}>
              <span className={css.name}>
                {revision === shown ? (
                  <strong aria-current="page">Revision {revision}, on this page</strong>
                ) : (
                  <Link to={planPath(token, revision)}>Revision {revision}</Link>
                )}
                <span className={css.facts}>
                  {formatDayAndTime(createdAt)}, {formatRand(total)}
                </span>
              </span>
              {revision !== shown && (
                <Button
                  size="sm"
                  aria-pressed={compared === revision}
                  onClick={() => setCompared(revision)}
                >
                  Compare<span className="visually-hidden"> with revision {revision}</span>
                </Button>
              )}
            </li>
          ))}
        </ol>
        {compared !== undefined && (
          <RevisionChanges
            key={compared}
            token={token}
            from={Math.min(compared, shown)}
            to={Math.max(compared, shown)}
          />
        )}
      </Disclosure>
    </div>
  );
}

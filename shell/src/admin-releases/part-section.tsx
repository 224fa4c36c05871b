import type { AdminPart } from '@app/contracts/admin-releases';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { Disclosure, DisclosureGroup } from '@app/ui/disclosure';
import { useId, useState } from 'react';
import css from './admin-releases.module.css';
import { type AskedChange, asOf } from './asked-change.ts';
import { CanaryLine } from './canary-line.tsx';
import { ChangeTable } from './change-table.tsx';
import { releaseTexts } from './release-texts.ts';
import { VersionTable } from './version-table.tsx';

/** Versions that are shown at once; those before are folded away. */
const SHOWN = 4;

/** One part: what is live since when, its canary, its versions and its history. */
export function PartSection({
  part,
  onAsk,
}: {
  readonly part: AdminPart;
  /** Absent where nothing can be changed. */
  readonly onAsk: ((asked: AskedChange) => void) | undefined;
}) {
  const id = useId();
  const [showsOlder, setShowsOlder] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const rollBack =
    onAsk &&
    ((to: string) =>
      onAsk({ kind: 'rollback', part: part.name, from: part.live, to, asOf: asOf(part) }));
  const older = part.versions.slice(SHOWN);
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id}>{part.name}</h2>
      <p className={css.note}>
        {part.owner ? `Decided by the team ${part.owner}` : 'Owner unknown'}
      </p>
      <p>
        <Live part={part} />
      </p>
      {part.canary && part.live && (
        <CanaryLine part={part} canary={part.canary} live={part.live} onAsk={onAsk} />
      )}
      <VersionTable
        caption={releaseTexts.versions(part.name)}
        part={part.name}
        isLive={part.live !== null}
        versions={part.versions.slice(0, SHOWN)}
        onRollBack={rollBack}
      />
      <DisclosureGroup>
        {older.length > 0 && (
          <Disclosure
            title={releaseTexts.olderVersions}
            count={older.length}
            open={showsOlder}
            onToggle={setShowsOlder}
          >
            <VersionTable
              caption={`${releaseTexts.olderVersions} of ${part.name}`}
              part={part.name}
              isLive={part.live !== null}
              versions={older}
              onRollBack={rollBack}
            />
          </Disclosure>
        )}
        <Disclosure
          title={releaseTexts.history}
          count={part.changes.length}
          open={showsHistory}
          onToggle={setShowsHistory}
        >
          <ChangeTable part={part.name} changes={part.changes} />
        </Disclosure>
      </DisclosureGroup>
    </section>
  );
}

const becameLive = ['start', 'release', 'rollback', 'automatic', 'promote'];

function Live({ part: { live, changes } }: { readonly part: AdminPart }) {
  if (live === null) return 'Not live: its pages are off the site.';
  const change = changes.find(({ what, to }) => to === live && becameLive.includes(what));
  return (
    <>
      <span className={css.version}>{live}</span> is live
      {change && ` since ${formatDayAndTime(change.at)}, by ${change.who}`}.
    </>
  );
}

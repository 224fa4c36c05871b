import type { AdminPart, AdminVersion } from '@app/contracts/admin-releases';
import { becameLive } from '@app/federation/became-live';
import { isSpent } from '@app/federation/objectives';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { Card } from '@app/ui/card';
import { Disclosure, DisclosureGroup } from '@app/ui/disclosure';
import { Row } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { useId, useState } from 'react';
import css from './admin-releases.module.css';
import { type AskedChange, asOf } from './asked-change.ts';
import { ChangeTable } from './change-table.tsx';
import type { Drift } from './design-drift.ts';
import { DriftPictures } from './drift-pictures.tsx';
import { Promises } from './promises.tsx';
import { releaseTexts } from './release-texts.ts';
import { VersionTable } from './version-table.tsx';

/** Versions that are shown at once; those before are folded away. */
const SHOWN = 4;

/** One part: what is live since when, its canary, its versions and its history. */
export function PartSection({
  part,
  drift,
  onAsk,
}: {
  readonly part: AdminPart;
  /** Absent where it has the design system of the shell. */
  readonly drift?: Drift | undefined;
  /** Absent where nothing can be changed. */
  readonly onAsk: ((asked: AskedChange) => void) | undefined;
}) {
  const id = useId();
  const [showsOlder, setShowsOlder] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const last = part.versions.find(({ standing }) => standing === 'earlier');
  const rollBack =
    onAsk &&
    (({ version: to, standing, together = [] }: AdminVersion) =>
      onAsk({
        kind: 'rollback',
        part: part.name,
        from: part.live,
        to,
        isForward: standing === 'left',
        together,
        asOf: asOf(part),
      }));
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
      {part.versions.map((one) => (
        <Unseen
          key={one.version}
          part={part}
          version={one}
          onRollBack={rollBack && last ? () => rollBack(last) : undefined}
        />
      ))}
      {part.promises && <Promises part={part.name} promises={part.promises} />}
      {drift && (
        <p>
          <Badge variant="marker">Other design</Badge> {releaseTexts.drift(drift)}
        </p>
      )}
      {drift && <DriftPictures drift={drift} />}
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

function Live({ part: { live, changes } }: { readonly part: AdminPart }) {
  if (live === null) return 'Not live: its pages are off the site.';
  const change = changes.find((one) => one.to === live && becameLive(one));
  return (
    <>
      <span className={css.version}>{live}</span> is live
      {change && ` since ${formatDayAndTime(change.at)}, by ${change.who}`}.
    </>
  );
}

/** What visitors meet of the live version or the canary and the site does not see, with the button. */
function Unseen({
  part,
  version: { version, standing, unseen },
  onRollBack,
}: {
  readonly part: AdminPart;
  readonly version: AdminVersion;
  /** Absent where there is nothing to go back to, or nothing can be changed. */
  readonly onRollBack: (() => void) | undefined;
}) {
  const isLive = standing === 'live';
  if (!unseen || !(isLive || standing === 'canary')) return null;
  return (
    <Notice variant="caution">
      <p>
        {releaseTexts.unseen(version, unseen.why)} Seen last on {formatDayAndTime(unseen.at)}.
      </p>
      {isLive && onRollBack && (
        <Row>
          <Button size="sm" onClick={onRollBack}>
            {releaseTexts.rollBack}
            <span className="visually-hidden"> {part.name}, which fails for visitors</span>
          </Button>
        </Row>
      )}
    </Notice>
  );
}

/** The canary of a part and how many visitors get it, with what can be done about it. */
function CanaryLine({
  part,
  canary,
  live,
  onAsk,
}: {
  readonly part: AdminPart;
  readonly canary: NonNullable<AdminPart['canary']>;
  readonly live: string;
  readonly onAsk: ((asked: AskedChange) => void) | undefined;
}) {
  const seen = { part: part.name, version: canary.version, asOf: asOf(part) };
  const more = { ...seen, isSpent: part.promises?.some(isSpent) ?? false };
  const of = <span className="visually-hidden"> of {part.name}</span>;
  return (
    <Card padding="small">
      <p>
        <Badge variant="marker">Canary</Badge> {canary.percent}% of visitors get{' '}
        <span className={css.version}>{canary.version}</span>.
      </p>
      {onAsk && (
        <Row>
          <Button
            size="sm"
            onClick={() => onAsk({ kind: 'canary', ...more, percent: canary.percent })}
          >
            {releaseTexts.percent}
            {of}
          </Button>
          <Button size="sm" onClick={() => onAsk({ kind: 'promote', ...more, live })}>
            {releaseTexts.promote}
            <span className="visually-hidden"> the canary of {part.name}</span>
          </Button>
          <Button size="sm" onClick={() => onAsk({ kind: 'end-canary', ...seen, live })}>
            {releaseTexts.endCanary}
            {of}
          </Button>
        </Row>
      )}
    </Card>
  );
}

import type { AdminVersion } from '@app/contracts/admin-releases';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import type { ReactNode } from 'react';
import css from './admin-releases.module.css';
import { BuiltFrom } from './built-from.tsx';
import { kilobytes, releaseTexts, seconds } from './release-texts.ts';

interface Props {
  readonly caption: string;
  readonly part: string;
  /** False for a part that was retired. */
  readonly isLive: boolean;
  readonly versions: readonly AdminVersion[];
  /** Absent where nothing can be changed. */
  readonly onRollBack: ((to: AdminVersion) => void) | undefined;
}

const columns = [
  'Version',
  'Pages',
  'Came alive',
  'Faults',
  'Late',
  'Missing files',
  'Load time',
  'Weight',
];

/** Versions of one part, one below the other; on a phone each is a list. */
export function VersionTable({ caption, part, isLive, versions, onRollBack }: Props) {
  const canChange = onRollBack && versions.some(canGoLive);
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {canChange && <th scope="col">Change</th>}
        </tr>
      </thead>
      <tbody>
        {versions.map((one) => (
          <tr key={one.version}>
            <th scope="row">
              <span className={css.version}>{one.version}</span>
              <Standing version={one} />
              {one.provenance && <BuiltFrom provenance={one.provenance} />}
            </th>
            <VersionFigures version={one} />
            {canChange && (
              <td data-label="">
                {canGoLive(one) && (
                  <Button size="sm" onClick={() => onRollBack(one)}>
                    {isLive && one.standing === 'earlier'
                      ? releaseTexts.rollBack
                      : releaseTexts.makeLive}
                    <span className="visually-hidden">
                      {' '}
                      {part} {one.version}
                    </span>
                  </Button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const canGoLive = ({ standing }: AdminVersion): boolean =>
  standing === 'earlier' || standing === 'left';

function Standing({ version: { standing, lastLive } }: { readonly version: AdminVersion }) {
  switch (standing) {
    case 'live':
      return <Badge variant="solid">Live</Badge>;
    case 'canary':
      return <Badge variant="marker">Canary</Badge>;
    case 'earlier':
    case 'left':
    case 'kept':
      return (
        <span className={css.note}>
          {standing === 'left' && 'Taken back. '}
          {standing === 'kept' && 'Kept for open tabs and previews. '}
          {lastLive && `Until ${formatDayAndTime(lastLive)}`}
        </span>
      );
  }
}

/** The cells of one version. A version that nobody has used lately has no figures. */
function VersionFigures({ version: { health, weight } }: { readonly version: AdminVersion }) {
  const cells: readonly [string, ReactNode, ReactNode?][] = [
    [
      'Pages',
      health ? `${health.pageLoads} sent` : 'None recently',
      health && `${health.renders} rendered`,
    ],
    ['Came alive', health?.opened ? `${health.cameAlive} of ${health.opened}` : undefined],
    [
      'Faults',
      health && `${health.renderFaults} on the server`,
      health && `${health.faults} in browsers`,
    ],
    ['Late', health?.late],
    ['Missing files', health?.missing],
    ['Load time', time(health?.lcpMs, 'first page'), time(health?.loadMs, 'next pages')],
    [
      'Weight',
      weight && `${kilobytes(weight.entry)} entry`,
      weight && `${kilobytes(weight.all)} in all`,
    ],
  ];
  return cells.map(([label, first, second]) => (
    <td key={label} data-label={label}>
      {first || second || first === 0 ? (
        <>
          <span>{first}</span>
          {second && <span>{second}</span>}
        </>
      ) : (
        <span>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">not known</span>
        </span>
      )}
    </td>
  ));
}

const time = (milliseconds: number | null | undefined, of: string) =>
  milliseconds == null ? undefined : `${seconds(milliseconds)} ${of}`;

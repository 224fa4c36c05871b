import type { AdminVersion } from '@app/contracts/admin-releases';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import css from './admin-releases.module.css';
import { releaseTexts } from './release-texts.ts';
import { VersionFigures } from './version-figures.tsx';

interface Props {
  readonly caption: string;
  readonly part: string;
  /** False for a part that was retired. */
  readonly isLive: boolean;
  readonly versions: readonly AdminVersion[];
  /** Absent where nothing can be changed. */
  readonly onRollBack: ((to: string) => void) | undefined;
}

const columns = ['Version', 'Pages', 'Faults', 'Late', 'Missing files', 'Load time', 'Weight'];

/** Versions of one part, one below the other; on a phone each is a list. */
export function VersionTable({ caption, part, isLive, versions, onRollBack }: Props) {
  const canChange = onRollBack && versions.some(({ standing }) => standing === 'earlier');
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
            </th>
            <VersionFigures version={one} />
            {canChange && (
              <td data-label="">
                {one.standing === 'earlier' && (
                  <Button size="sm" onClick={() => onRollBack(one.version)}>
                    {isLive ? releaseTexts.rollBack : releaseTexts.makeLive}
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

function Standing({ version: { standing, lastLive } }: { readonly version: AdminVersion }) {
  switch (standing) {
    case 'live':
      return <Badge variant="solid">Live</Badge>;
    case 'canary':
      return <Badge variant="marker">Canary</Badge>;
    case 'earlier':
    case 'kept':
      return (
        <span className={css.note}>
          {standing === 'kept' && 'Kept for open tabs and previews. '}
          {lastLive && `Until ${formatDayAndTime(lastLive)}`}
        </span>
      );
  }
}

import type { AdminVersion } from '@app/contracts/admin-releases';
import type { ReactNode } from 'react';
import { kilobytes, seconds } from './release-texts.ts';

/** The cells of one version. A version that nobody has used lately has no figures. */
export function VersionFigures({
  version: { health, weight },
}: {
  readonly version: AdminVersion;
}) {
  const cells: readonly [string, ReactNode, ReactNode?][] = [
    [
      'Pages',
      health ? `${health.pageLoads} sent` : 'None recently',
      health && `${health.renders} rendered`,
    ],
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

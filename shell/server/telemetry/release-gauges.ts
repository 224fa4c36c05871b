import { stat } from 'node:fs/promises';
import type { Change, Registry } from '@app/federation/registry';
import { registryFile } from '@app/federation/release-paths';
import type { Gauge } from '@app/http-server/gauge';

const HOUR_MS = 60 * 60 * 1000;

/** What is live, and what happened to it. */
export const releaseGauges = (
  releases: string,
  { current }: { readonly current: () => Registry },
): readonly Gauge[] => [
  {
    name: 'site.release.serial',
    unit: '{change}',
    description: 'Serial of the registry whose releases are live',
    async read() {
      const { serial } = current();
      return serial === undefined ? [] : [{ value: serial }];
    },
  },
  {
    name: 'site.release.metadata_age',
    unit: 's',
    description: 'Time since the registry was signed',
    async read() {
      const { mtimeMs } = await stat(registryFile(releases));
      return [{ value: Math.max(0, Date.now() - mtimeMs) / 1000 }];
    },
  },
  {
    name: 'site.release.changes',
    unit: '{change}',
    description: 'Changes of the last hour, by part and kind; automatic ones are rollbacks',
    async read() {
      const { parts, notLive = {} } = current();
      const all = Object.entries<{ readonly changes?: readonly Change[] | undefined }>({
        ...parts,
        ...notLive,
      });
      return all.flatMap(([part, { changes = [] }]) => {
        const recent = changes.filter(({ at }) => Date.now() - Date.parse(at) < HOUR_MS);
        const byKind = Object.groupBy(recent, ({ what }) => what);
        return Object.entries(byKind).map(([kind, made = []]) => ({
          value: made.length,
          attributes: { part, kind },
        }));
      });
    },
  },
];

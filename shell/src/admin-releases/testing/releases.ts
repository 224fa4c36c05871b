import type { AdminPart, AdminReleases, AdminVersion } from '@app/contracts/admin-releases';

export const versionOf = (number: number): string => `1.0.${number}-${'0'.repeat(11)}${number}`;

export const aVersion = (number: number, changes: Partial<AdminVersion> = {}): AdminVersion => ({
  version: versionOf(number),
  standing: 'earlier',
  lastLive: '2026-11-20T08:00:00.000Z',
  weight: { entry: 4200, all: 51_300 },
  health: null,
  ...changes,
});

const used = {
  renders: 120,
  renderFaults: 3,
  late: 1,
  missing: 0,
  faults: 2,
  pageLoads: 140,
  opened: 40,
  cameAlive: 38,
};

/** A shop whose second version is live after its first. */
export const aShop = (changes: Partial<AdminPart> = {}): AdminPart => ({
  name: 'shop',
  owner: 'Shop',
  live: versionOf(2),
  canary: null,
  versions: [
    aVersion(2, {
      standing: 'live',
      lastLive: null,
      health: { ...used, lcpMs: 812, loadMs: null },
    }),
    aVersion(1),
  ],
  changes: [
    {
      at: '2026-11-20T08:00:00.000Z',
      who: 'thandi',
      what: 'release',
      from: versionOf(1),
      to: versionOf(2),
      why: null,
      percent: null,
    },
  ],
  ...changes,
});

/** The same shop with a third version that a tenth of the visitors get. */
export const aShopWithCanary = (): AdminPart =>
  aShop({
    canary: { version: versionOf(3), percent: 10 },
    versions: [
      ...aShop().versions.slice(0, 1),
      aVersion(3, { standing: 'canary', lastLive: null }),
      aVersion(1),
    ],
    changes: [
      {
        at: '2026-11-21T09:00:00.000Z',
        who: 'thandi',
        what: 'canary',
        from: versionOf(2),
        to: versionOf(3),
        why: null,
        percent: 10,
      },
      ...aShop().changes,
    ],
  });

export const releasesOf = (
  parts: readonly AdminPart[],
  changes: Partial<AdminReleases> = {},
): AdminReleases => ({ mayChange: true, parts: [...parts], ...changes });

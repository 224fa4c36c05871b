import type { Drift } from './design-drift.ts';

export const releaseTexts = {
  title: 'Releases',
  lede: 'Which version of each part visitors get, how it performs, and what was live before.',
  loading: 'Reading the releases...',
  unreachable:
    'The releases could not be read. Please check your connection; the page tries again by itself.',
  notChanged:
    'The server did not answer, so the change may or may not have been made. Look at the history before you try again.',
  readOnly:
    'This server can check the registry of releases but has no key to sign it. Roll back and promote where the releases are made, with npm run rollback.',
  noBrowser:
    'Automatic rollback judges by renders and files here: BROWSER_PATH names no browser that could open pages.',
  unseen: (version: string, why: string) =>
    `Visitors who got ${version} fare worse than with the version before, and the site does not see why, so it takes nothing back by itself: ${why}.`,
  nothing: 'Nothing is released here: the parts come from development servers.',
  needsScript: 'This page needs JavaScript to sign in and to show the releases.',
  health:
    'The figures are from this server, load times from all servers, for the last ten minutes. How many visits came alive is of the last day.',
  tooFew: 'too few visits to say',
  notMeasured: 'not measured: set VITALS_SAMPLE_PERCENT',
  drift: ({ hasOtherTokens, hasOtherBase, components }: Drift) =>
    `Built with another design system than the shell: ${[
      ...(hasOtherTokens ? ['other tokens (colours, sizes, distances)'] : []),
      ...(hasOtherBase ? ['another base (fonts, plain elements)'] : []),
      ...(components.length > 0 ? [`other ${components.join(', ')}`] : []),
    ].join('; ')}. Release it again to have the same.`,
  rollBack: 'Roll back',
  makeLive: 'Make live again',
  percent: 'Change percentage',
  promote: 'Promote',
  endCanary: 'End canary',
  cancel: 'Cancel',
  sending: 'Sending...',
  visitors: 'Visitors who get the canary, in percent',
  why: 'Why more visitors get it, though a promise was broken',
  versions: (part: string) => `Versions of ${part}`,
  olderVersions: 'Older versions',
  history: 'History',
} as const;

/** Words of the history; one of a newer server is shown as it is. */
export const whatWords: Readonly<Record<string, string>> = {
  start: 'Start of the site',
  release: 'Release',
  rollback: 'Rollback',
  automatic: 'Automatic rollback',
  canary: 'Canary',
  promote: 'Canary promoted',
  'end-canary': 'Canary ended',
  preview: 'Preview',
  retire: 'Retired',
};

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

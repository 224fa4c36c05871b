import type { AdminPart } from '@app/contracts/admin-releases';

export const releaseTexts = {
  title: 'Releases',
  lede: 'Which version of each part visitors get, how it does, and what was before.',
  checking: 'Asking whether you are signed in...',
  loading: 'Reading the releases...',
  tryAgain: 'Try again',
  unreachable:
    'The releases could not be read. Please check your connection; the page tries again by itself.',
  notChanged:
    'No answer came, so nobody knows whether it was done. Look at the history before you try again.',
  readOnly:
    'This server can check the registry of releases but has no key to sign it. Roll back and promote where the releases are made, with npm run rollback.',
  nothing: 'Nothing is released here: the parts come from development servers.',
  needsScript: 'This page needs JavaScript to sign in and to show the releases.',
  health: 'Figures are of this server, for the last ten minutes.',
  rollBack: 'Roll back',
  makeLive: 'Make live again',
  percent: 'Change percentage',
  promote: 'Promote',
  endCanary: 'End canary',
  cancel: 'Cancel',
  sending: 'Sending...',
  visitors: 'Visitors who get the canary, in percent',
  versions: (part: string) => `Versions of ${part}`,
  olderVersions: 'Older versions',
  history: 'History',
} as const;

/** A change that the owner may ask for, with what was seen of the part then. */
export type AskedChange = { readonly part: string; readonly asOf: string | null } & (
  | { readonly kind: 'rollback'; readonly from: string | null; readonly to: string }
  | { readonly kind: 'canary'; readonly version: string; readonly percent: number }
  | {
      readonly kind: 'promote' | 'end-canary';
      readonly version: string;
      readonly live: string;
    }
);

/** When the part was last changed, as far as this page knows. */
export const asOf = ({ changes }: AdminPart): string | null => changes[0]?.at ?? null;

/** What the dialog says before a change: a title, what it means for visitors, and the button. */
export function confirmWords(asked: AskedChange) {
  const { part } = asked;
  switch (asked.kind) {
    case 'rollback':
      return asked.from === null
        ? {
            title: `Make ${part} live again?`,
            means: `The pages of ${part} are back for all visitors, in version ${asked.to}.`,
            confirm: releaseTexts.makeLive,
          }
        : {
            title: `Roll ${part} back?`,
            means: `From their next page on, all visitors get version ${asked.to} instead of ${asked.from}. Open pages stay as they are. Carts and half-filled forms are kept.`,
            confirm: releaseTexts.rollBack,
          };
    case 'canary':
      return {
        title: `Change who gets the canary of ${part}?`,
        means: `New visitors are divided by the new percentage between ${asked.version} and the live version.`,
        confirm: releaseTexts.percent,
      };
    case 'promote':
      return {
        title: `Promote the canary of ${part}?`,
        means: `From their next page on, all visitors get version ${asked.version} instead of ${asked.live}. You can roll back to ${asked.live}.`,
        confirm: releaseTexts.promote,
      };
    case 'end-canary':
      return {
        title: `End the canary of ${part}?`,
        means: `From their next page on, all visitors get version ${asked.live}, and nobody gets ${asked.version} any more.`,
        confirm: releaseTexts.endCanary,
      };
  }
}

/** What is announced after a change. */
export function doneWords(asked: AskedChange): string {
  const { part } = asked;
  switch (asked.kind) {
    case 'rollback':
      return `${part} ${asked.to} is live. Visitors get it from their next page on, in a few seconds.`;
    case 'canary':
      return `${asked.percent}% of new visitors get ${part} ${asked.version}.`;
    case 'promote':
      return `${part} ${asked.version} is live for all visitors.`;
    case 'end-canary':
      return `The canary of ${part} has ended. All visitors get ${asked.live}.`;
  }
}

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

import type { AdminPart, AdminVersion } from '@app/contracts/admin-releases';
import { releaseTexts } from './release-texts.ts';

/** A change that the owner may ask for, with what was seen of the part then. */
export type AskedChange = { readonly part: string; readonly asOf: string | null } & (
  | {
      readonly kind: 'rollback';
      readonly from: string | null;
      readonly to: string;
      /** A rollback has left it. */
      readonly isForward: boolean;
      /** Parts that go with it. */
      readonly together: NonNullable<AdminVersion['together']>;
    }
  | ({ readonly kind: 'canary'; readonly version: string; readonly percent: number } & MoreVisitors)
  | ({ readonly kind: 'promote'; readonly version: string; readonly live: string } & MoreVisitors)
  | { readonly kind: 'end-canary'; readonly version: string; readonly live: string }
);

interface MoreVisitors {
  /** The part has kept a promise too badly, so giving its canary to more visitors takes a reason. */
  readonly isSpent: boolean;
  readonly why?: string;
}

/** When the part was last changed, as far as this page knows. */
export const asOf = ({ changes }: AdminPart): string | null => changes[0]?.at ?? null;

function alongside({ together, isForward }: AskedChange & { readonly kind: 'rollback' }): string {
  if (together.length === 0) return '';
  const went = isForward ? 'What went back' : 'What went live';
  const list = together.map(({ part, version }) =>
    version === null ? `${part} off the site` : `${part} to ${version}`,
  );
  return ` ${went} in the same step goes with it: ${list.join(', ')}.`;
}

/** What the dialog says before a change: a title, what it means for visitors, and the button. */
export function confirmWords(asked: AskedChange) {
  const { part } = asked;
  switch (asked.kind) {
    case 'rollback': {
      const isBack = asked.from !== null && !asked.isForward;
      return {
        title: isBack ? `Roll ${part} back?` : `Make ${part} live again?`,
        means:
          asked.from === null
            ? `The pages of ${part} are back for all visitors, in version ${asked.to}.${alongside(asked)}`
            : `From their next page on, all visitors get version ${asked.to} instead of ${asked.from}.${alongside(asked)} Open pages stay as they are. Carts and half-filled forms are kept.`,
        confirm: isBack ? releaseTexts.rollBack : releaseTexts.makeLive,
      };
    }
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
export function changeDoneText(asked: AskedChange): string {
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

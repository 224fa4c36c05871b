import type { ChangeKind } from './registry.ts';

const kinds: ReadonlySet<string> = new Set<ChangeKind>([
  'start',
  'release',
  'rollback',
  'automatic',
  'promote',
]);

/** Whether a change in the notes of a part made a version live for all visitors. */
export const becameLive = ({ what }: { readonly what: string }): boolean => kinds.has(what);

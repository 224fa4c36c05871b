// @ts-check
/** User and group that own nothing, `nobody` on most systems. */
export const NOBODY = 65_534;

/** For a process that runs code of other teams: root becomes nobody, and any other user stays who it is. */
export function leaveRoot() {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}

/** True for what a write throws when there is no room, or no more for this user. */
export const isDiskFull = (cause: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((cause as NodeJS.ErrnoException).code ?? '');

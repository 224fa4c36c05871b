import type { Lead } from './ports.ts';

/** How long the mail to the visitor waits for a correction. */
export const CORRECTIONS_MS = 10 * 60 * 1000;

/** Whether the visitor of a lead may correct its report before it is e-mailed: the record has what to change. */
export const mayBeCorrected = ({ payload }: Pick<Lead, 'payload'>): boolean =>
  typeof payload === 'object' && payload !== null && 'understanding' in payload;

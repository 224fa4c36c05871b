import type { SiteConfig } from './site-config.ts';

/**
 * What would prove to visitors who the company is, and `site.config.json` leaves empty. Pages leave it
 * out; the operator is told.
 */
export function emptySlots({
  legalName,
  psiraNumber,
  saidsaNumber,
  team = [],
  job,
}: SiteConfig['company']): readonly string[] {
  const slots: readonly (readonly [string, boolean])[] = [
    ['legalName', Boolean(legalName)],
    ['psiraNumber', psiraNumber !== ''],
    ['saidsaNumber', saidsaNumber !== ''],
    ['team', team.length > 0],
    ['photos of the team', team.length === 0 || team.every(({ photo }) => photo !== undefined)],
    ['job', job !== undefined],
  ];
  return slots.flatMap(([name, filled]) => (filled ? [] : [name]));
}

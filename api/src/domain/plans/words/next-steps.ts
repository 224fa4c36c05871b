import { counted } from '@app/wording/phrases';
import type { Wording } from '@app/wording/wording';
import { say, sayExactly, wordsOf } from '@app/wording/wording';
import type { SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { installedBy } from './installed.ts';

/** From this plan to a working system, in order. No step has a date. */
export const nextStepsOf = (site: Site, designs: readonly SystemDesign[]): string[] =>
  nextStepWords(site, designs).map(wordsOf);

export function nextStepWords(site: Site, designs: readonly SystemDesign[]): readonly Wording[] {
  const { toQuote, drawn } = installedBy(designs);
  const fenced = drawn('fence', ['energizer']).length > 0;
  const { assumed, stays, insurerAsks } = site;
  return [
    say`Site visit: we walk the site with you and check the measurements in this plan.`,
    ...(assumed.length > 0
      ? [say`Confirm ${counted(assumed.length, 'answer')} that we assumed.`]
      : []),
    ...(stays.systems.size > 0 || stays.cameras > 0
      ? [say`Test the equipment that stays, before we connect anything to it.`]
      : []),
    ...(insurerAsks === 'no'
      ? []
      : [sayExactly`Ask your insurer what it requires, and send us the wording.`]),
    toQuote > 0
      ? say`Quote: we send a quotation after the visit, with prices for the lines that are to be quoted.`
      : say`Quote: we send a quotation after the visit.`,
    say`Order: you accept the quote, and we order the equipment.`,
    say`Installation: we install and set up every system of this plan.`,
    fenced
      ? sayExactly`Handover: we test everything with you, show you how it works and hand over the certificate of compliance of the electric fence.`
      : say`Handover: we test everything with you and show you how it works.`,
  ];
}

import { howMany, when } from '@app/wording/phrases';
import { say, sayExactly, type Wording, wordsOf } from '@app/wording/wording';
import type { SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { installedBy } from './installed.ts';

const texts = {
  visit: say`Site visit: we walk the site with you and check the measurements in this plan.`,
  confirm: (answers: number) => say`Confirm ${howMany(answers, 'answer')} that we assumed.`,
  testStaying: say`Test the equipment that stays, before we connect anything to it.`,
  askInsurer: sayExactly`Ask your insurer what it requires, and send us the wording.`,
  quoteWithPrices: say`Quote: we send a quotation after the visit, with prices for the lines that are to be quoted.`,
  quote: say`Quote: we send a quotation after the visit.`,
  order: say`Order: you accept the quote, and we order the equipment.`,
  install: say`Installation: we install and set up every system of this plan.`,
  handOverFence: sayExactly`Handover: we test everything with you, show you how it works and hand over the certificate of compliance of the electric fence.`,
  handOver: say`Handover: we test everything with you and show you how it works.`,
};

/** From this plan to a working system, in order. No step has a date. */
export const nextStepsOf = (site: Site, designs: readonly SystemDesign[]): string[] =>
  nextStepWords(site, designs).map(wordsOf);

export function nextStepWords(
  { assumed, stays }: Site,
  designs: readonly SystemDesign[],
): readonly Wording[] {
  const { toQuote, drawn } = installedBy(designs);
  const isFenced = drawn('fence', ['energizer']).length > 0;
  return [
    texts.visit,
    ...when(assumed.length > 0, texts.confirm(assumed.length)),
    ...when(stays.systems.size > 0 || stays.cameras > 0, texts.testStaying),
    texts.askInsurer,
    toQuote > 0 ? texts.quoteWithPrices : texts.quote,
    texts.order,
    texts.install,
    isFenced ? texts.handOverFence : texts.handOver,
  ];
}

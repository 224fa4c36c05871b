import type { ReportSource } from '@app/contracts/report';

/** What a reader must know before acting on a report, by what made it. */
export function reportCaution(source: ReportSource, companyName: string): string {
  const madeBy =
    source === 'model'
      ? 'Fixed rules chose the advice in this report, and AI worded it. AI can get things wrong'
      : 'Our system made this report from your answers by fixed rules. It can miss or misread something';
  return `Please use with caution. ${madeBy}, and nobody from ${companyName} has seen your site yet. Check anything important with us before you act on it or spend money.`;
}

/** The caution in a few words, for the foot of each page. */
export const shortCaution = (source: ReportSource): string =>
  source === 'model'
    ? 'Worded by AI, which can get things wrong. Site not yet seen.'
    : 'Made by fixed rules from your answers. Site not yet seen.';

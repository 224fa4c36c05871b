type MadeBy = 'rules' | 'model';

/** What a reader must know before acting on a report or a plan, by what made it. */
export function caution(paper: 'report' | 'plan', madeBy: MadeBy, companyName: string): string {
  const made =
    madeBy === 'model'
      ? `Fixed rules chose the advice in this ${paper}, and AI worded it. AI can get things wrong`
      : `Our system made this ${paper} from your answers by fixed rules. It can miss or misread something`;
  return `Please use with caution. ${made}, and nobody from ${companyName} has seen your site yet. Check anything important with us before you act on it or spend money.`;
}

/** The caution in a few words, for the foot of each page. */
export const shortCaution = (madeBy: MadeBy): string =>
  madeBy === 'model'
    ? 'Worded by AI, which can get things wrong. Site not yet seen.'
    : 'Made by fixed rules from your answers. Site not yet seen.';

import type { PlanThreat } from '@app/contracts/security-plan';

/** A threat with its letter in the matrix and in the table. */
export interface RatedThreat extends PlanThreat {
  readonly letter: string;
  readonly score: number;
  /** One of the highest scores: what to do first. */
  readonly first: boolean;
}

/** Score from which a threat is among the first: 3 × 5. */
const FIRST_SCORE = 15;

/** The threats, the highest likelihood × impact first; those of one score stay in their order. */
export const ratedThreats = (threats: readonly PlanThreat[]): readonly RatedThreat[] =>
  threats
    .map((threat) => ({ ...threat, score: threat.likelihood * threat.impact }))
    .sort((one, other) => other.score - one.score)
    .map((threat, index) => ({
      ...threat,
      letter: String.fromCharCode(65 + index),
      first: threat.score >= FIRST_SCORE,
    }));

/** Step of the ramp for a cell of the matrix: up to 4, 9, 12, 16 and 25. */
export function severity(likelihood: number, impact: number): 1 | 2 | 3 | 4 | 5 {
  const score = likelihood * impact;
  if (score > 16) return 5;
  if (score > 12) return 4;
  if (score > 9) return 3;
  return score > 4 ? 2 : 1;
}

const OPEN = 'Still open: ';

/** What answers a threat, as parts of a sentence, and what of it stays open, as sentences. */
export const answersTo = (controls: readonly string[]) => ({
  answers: controls.filter((control) => !control.startsWith(OPEN)).map(insideSentence),
  open: controls
    .filter((control) => control.startsWith(OPEN))
    .map((text) => text.slice(OPEN.length)),
});

/** "Alarm that reports" becomes "alarm that reports"; "LTE router" stays. */
const insideSentence = (text: string): string =>
  text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

import type { SecurityPlan } from '@app/contracts/security-plan';
import { ratedThreats } from '@app/site-plan/threat-rating';
import { Balloon } from '@app/ui/badge';
import css from './gravest.module.css';

/** So many fit beside the drawing; all are in the details. */
const SHOWN = 2;
const MOST_ANSWERS = 3;
const OPEN = 'Still open: ';

/** What to fear most, and what of the plan answers it. */
export function Gravest({ plan: { risk_assessment, process_analysis } }: { plan: SecurityPlan }) {
  const threats = ratedThreats(risk_assessment ?? process_analysis ?? []).slice(0, SHOWN);
  if (threats.length === 0) return null;
  return (
    <section aria-labelledby="gravest" className={css.gravest}>
      <h2 id="gravest">{threats.length > 1 ? 'The two gravest threats' : 'The gravest threat'}</h2>
      <ul>
        {threats.map(({ letter, threat, controls }, index) => (
          <li key={letter}>
            <Balloon first={index === 0} className={css.letter}>
              {letter}
            </Balloon>
            <h3>{threat}</h3>
            <p>{answerOf(controls)}</p>
            {controls.filter(isOpen).map((text) => (
              <p key={text}>
                <b>{OPEN.trim()}</b> {text.slice(OPEN.length)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const isOpen = (control: string): boolean => control.startsWith(OPEN);

function answerOf(controls: readonly string[]): string {
  const answers = controls.filter((control) => !isOpen(control)).slice(0, MOST_ANSWERS);
  return answers.length > 0
    ? `Answer: ${answers.map(insideSentence).join('; ')}.`
    : 'Nothing in this budget.';
}

/** "Alarm that reports" becomes "alarm that reports"; "LTE router" stays. */
const insideSentence = (text: string): string =>
  text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

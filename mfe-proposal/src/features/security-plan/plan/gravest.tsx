import type { SecurityPlan } from '@app/contracts/security-plan';
import { answersTo, ratedThreats } from '@app/site-plan/threat-rating';
import { Balloon } from '@app/ui/badge';
import css from './gravest.module.css';

/** So many fit beside the drawing; all are in the details. */
const SHOWN = 2;
const MOST_ANSWERS = 3;

/** What to fear most, and what of the plan answers it. */
export function Gravest({ plan: { risk_assessment, process_analysis } }: { plan: SecurityPlan }) {
  const threats = ratedThreats(risk_assessment ?? process_analysis ?? [])
    .slice(0, SHOWN)
    .map((one) => ({ ...one, ...answersTo(one.controls) }));
  if (threats.length === 0) return null;
  return (
    <section aria-labelledby="gravest" className={css.gravest}>
      <h2 id="gravest">{threats.length > 1 ? 'The two gravest threats' : 'The gravest threat'}</h2>
      <ul>
        {threats.map(({ letter, threat, answers, open }, index) => (
          <li key={letter}>
            <Balloon first={index === 0} className={css.letter}>
              {letter}
            </Balloon>
            <h3>{threat}</h3>
            <p>{answerIn(answers)}</p>
            {open.map((text) => (
              <p key={text}>
                <b>Still open:</b> {text}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const answerIn = (answers: readonly string[]): string =>
  answers.length > 0
    ? `Answer: ${answers.slice(0, MOST_ANSWERS).join('; ')}.`
    : 'Nothing in this budget.';

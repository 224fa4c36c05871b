import css from './advice.module.css';
import { evidence, type Step, stepsNow } from './steps.ts';

/** What to do, and what to keep for the police and the insurer. */
export function Advice() {
  return (
    <>
      <section aria-labelledby="now-heading">
        <h2 id="now-heading">What to do now</h2>
        <ol className={css.steps}>
          {stepsNow.map((step) => (
            <Item key={step.title} {...step} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="evidence-heading">
        <h2 id="evidence-heading">What evidence to keep</h2>
        <ul className={css.evidence}>
          {evidence.map((step) => (
            <Item key={step.title} {...step} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Item({ title, text }: Step) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}

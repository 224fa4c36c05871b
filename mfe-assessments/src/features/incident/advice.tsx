import css from './advice.module.css';
import { evidence, type Step, stepsNow } from './steps.ts';

export function StepsNow() {
  return (
    <section aria-labelledby="now-heading">
      <h2 id="now-heading">What to do now</h2>
      <ol className={css.steps}>{stepsNow.map(item)}</ol>
    </section>
  );
}

/** What to keep for the police and the insurer. */
export function Evidence() {
  return (
    <section aria-labelledby="evidence-heading">
      <h2 id="evidence-heading">What evidence to keep</h2>
      <ul className={css.evidence}>{evidence.map(item)}</ul>
    </section>
  );
}

const item = ({ title, text }: Step) => (
  <li key={title}>
    <h3>{title}</h3>
    <p>{text}</p>
  </li>
);

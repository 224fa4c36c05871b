import { principles } from '../../content/about/principles.ts';
import css from './principles.module.css';

export function Principles() {
  return (
    <ul className={css.principles}>
      {principles.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

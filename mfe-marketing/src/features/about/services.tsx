import { Link } from '@app/kit';
import { services } from '../../content/about/services.ts';
import css from './services.module.css';

export function Services() {
  return (
    <ul className={css.services}>
      {services.map(({ title, text, target, Icon }) => (
        <li key={title} className={css.service}>
          <Icon />
          <h3>
            <Link to={target}>{title}</Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

import * as icons from '@app/ui/icons';
import css from './gallery.module.css';

export function IconList() {
  return (
    <ul className={css.tiles}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={css.tile}>
          <Icon className={css.icon} />
          <code className={css.name}>{name}</code>
        </li>
      ))}
    </ul>
  );
}

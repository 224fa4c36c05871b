import type { IconProps } from '@app/ui/icon';
import * as icons from '@app/ui/icons';
import * as specificationIcons from '@app/ui/specification-icons';
import * as technologyIcons from '@app/ui/technology-icons';
import type { ComponentType } from 'react';
import css from './dev-ui.module.css';

const all: [string, ComponentType<IconProps>][] = Object.entries({
  ...icons,
  ...technologyIcons,
  ...specificationIcons,
});

export function IconList() {
  return (
    <ul className={css.tiles}>
      {all.map(([name, Icon]) => (
        <li key={name} className={css.tile}>
          <Icon className={css.icon} />
          <code className={css.name}>{name}</code>
        </li>
      ))}
    </ul>
  );
}

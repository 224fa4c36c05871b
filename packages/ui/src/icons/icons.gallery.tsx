import type { ComponentType } from 'react';
import css from '../../gallery/gallery.module.css';
import type { IconProps } from './icon.tsx';

type IconFile = Readonly<Record<string, ComponentType<IconProps>>>;

const files = Object.values(import.meta.glob<IconFile>('./*.ts', { eager: true }));
const icons = files.flatMap((file) => Object.entries(file));

export const States = () => (
  <ul className={css.tiles}>
    {icons.map(([name, Icon]) => (
      <li key={name} className={css.tile}>
        <Icon className={css.icon} />
        <code className={css.name}>{name}</code>
      </li>
    ))}
  </ul>
);

import * as bellRing from '@app/ui/bell-ring-icon';
import * as fence from '@app/ui/fence-icon';
import * as fingerprint from '@app/ui/fingerprint-icon';
import * as gate from '@app/ui/gate-icon';
import type { IconProps } from '@app/ui/icon';
import * as icons from '@app/ui/icons';
import * as intercom from '@app/ui/intercom-icon';
import * as pause from '@app/ui/pause-icon';
import * as play from '@app/ui/play-icon';
import * as radioTower from '@app/ui/radio-tower-icon';
import * as specificationIcons from '@app/ui/specification-icons';
import * as sun from '@app/ui/sun-icon';
import * as thermometer from '@app/ui/thermometer-icon';
import * as truck from '@app/ui/truck-icon';
import type { ComponentType } from 'react';
import css from './gallery.module.css';

const all: [string, ComponentType<IconProps>][] = Object.entries({
  ...icons,
  ...specificationIcons,
  ...bellRing,
  ...fence,
  ...gate,
  ...fingerprint,
  ...radioTower,
  ...truck,
  ...sun,
  ...thermometer,
  ...intercom,
  ...pause,
  ...play,
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

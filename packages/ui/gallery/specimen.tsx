import { Stack } from '@app/ui/layout';
import type { ReactNode } from 'react';
import css from './gallery.module.css';

/** One state of a component under its name. */
export function Specimen({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <Stack gap="sm">
      <p className={css.name}>{name}</p>
      {children}
    </Stack>
  );
}

/** Shows components on a surface, with the surface's name. */
export function Sheet({
  surface,
  children,
}: {
  readonly surface: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.sheet} data-surface={surface}>
      <Stack>
        <h3>{surface ?? 'light'}</h3>
        {children}
      </Stack>
    </div>
  );
}

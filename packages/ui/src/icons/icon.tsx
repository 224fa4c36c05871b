import type { ComponentProps, ComponentType } from 'react';
import { classNames } from '../class-names.ts';

export type IconProps = Pick<ComponentProps<'svg'>, 'className' | 'x' | 'y'>;

/** The shapes of an icon on a grid of 24 units, as Lucide has them: names of elements, with their attributes. */
export type IconShapes = readonly (readonly [
  shape: string,
  attributes: Readonly<Record<string, string>>,
])[];

/**
 * An icon that screen readers pass over; `base.css` sets its size and stroke. Lucide's own component is more
 * than 1 KB, in each part once. The class is Lucide's, because remotes that were released before have it.
 */
export const icon =
  (shapes: IconShapes): ComponentType<IconProps> =>
  ({ className, ...place }) => (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...place}
      className={classNames('lucide', className)}
    >
      {shapes.map(([Shape, attributes], index) => (
        <Shape key={index} {...attributes} />
      ))}
    </svg>
  );

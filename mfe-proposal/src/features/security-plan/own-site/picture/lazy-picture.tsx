import { type ComponentProps, lazy, Suspense } from 'react';
import { LazyPart } from '../../take-along/lazy-part.tsx';
import type { PictureBehind as Behind } from './picture-behind.tsx';
import type { PicturePanel as Panel } from './picture-panel.tsx';
import type { ScaleSheet as Sheet } from './scale-sheet.tsx';

const PanelCode = lazy(async () => ({
  default: (await import('./picture-parts.ts')).PicturePanel,
}));
const SheetCode = lazy(async () => ({ default: (await import('./picture-parts.ts')).ScaleSheet }));
const BehindCode = lazy(async () => ({
  default: (await import('./picture-parts.ts')).PictureBehind,
}));

/** The parts of the picture, whose code is loaded with the first one that is shown. */
export const PicturePanel = (props: ComponentProps<typeof Panel>) => (
  <LazyPart>
    <Suspense fallback={<p>Loading...</p>}>
      <PanelCode {...props} />
    </Suspense>
  </LazyPart>
);

export const ScaleSheet = (props: ComponentProps<typeof Sheet>) => (
  <LazyPart>
    <Suspense fallback={null}>
      <SheetCode {...props} />
    </Suspense>
  </LazyPart>
);

/** Within a drawing. Without its code the drawing has no picture. */
export const PictureBehind = (props: ComponentProps<typeof Behind>) => (
  <LazyPart failure={null}>
    <Suspense fallback={null}>
      <BehindCode {...props} />
    </Suspense>
  </LazyPart>
);

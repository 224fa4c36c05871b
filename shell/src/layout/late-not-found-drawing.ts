import { type ComponentType, lazy } from 'react';
import { noticeFault } from '../telemetry/noticed-faults.ts';

/** A chunk of its own, because few visitors see it. When it cannot be loaded, its place stays empty. */
export const LateNotFoundDrawing = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const module = await import(
      /* webpackChunkName: "not-found-drawing" */ './not-found-drawing.tsx'
    );
    return { default: module.NotFoundDrawing };
  } catch (cause) {
    noticeFault({ kind: 'render', cause });
    return { default: () => null };
  }
});

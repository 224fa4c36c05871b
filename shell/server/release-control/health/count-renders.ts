import type { RenderEvent } from '../../rendering/renderer.ts';
import type { Health } from './version-health.ts';

/** Counts renders for the part of the page and for the shell, which is in every page. */
export const countRenders =
  (health: Pick<Health, 'render' | 'renderFault' | 'late'>) =>
  (event: RenderEvent): void => {
    const { page, shell } = event;
    if (event.kind === 'late') {
      health.late(page);
      return;
    }
    health.render(page);
    health.render(shell);
    if (event.kind === 'fault') health.renderFault(event.culprit);
  };

import type { Site } from '../site.ts';
import type { SiteModel } from './site-model.ts';

/** What the drawing takes for granted, as the visitor reads it. */
export function notesOf(model: SiteModel): string[] {
  return [
    'Drawn from your answers, not from a survey: the shapes of the building and its rooms are estimates.',
    model.boundary
      ? 'The boundary is a rectangle, with the street to the south and the building in the middle.'
      : 'You gave no boundary, so only the building is drawn, with the street to the south.',
    'The building is drawn on one floor.',
    ...model.notes,
    'Doors and gates are drawn closed. A camera’s view ends at walls.',
    ...seeThrough(model.site.boundary.kind),
  ];
}

function seeThrough(kind: Site['boundary']['kind']): string[] {
  if (kind === 'palisade') return ['Cameras see through the palisade fence.'];
  return kind === 'mesh' ? ['Cameras see through the mesh fence.'] : [];
}

import type { Submission } from '@app/federation/remote-module';

/**
 * The title of a page whose form was posted without JavaScript: "Error: " is before it when the
 * post was refused, so that a screen reader says so first.
 */
export const refusedTitle = (title: string, submission: Submission | undefined): string =>
  submission?.phase === 'refused' ? `Error: ${title}` : title;

import type { LivePart } from '@app/federation/registry';
import type { APIRequestContext } from 'playwright/test';

/** Paths of all pages of the live remotes, or of one remote; pages of new releases are included. */
export async function livePages(request: APIRequestContext, remote?: string): Promise<string[]> {
  const response = await request.get('/remotes.json');
  const parts = (await response.json()) as readonly LivePart[];
  return parts
    .filter(({ name }) => (remote === undefined ? name !== 'shell' : name === remote))
    .flatMap(({ routes }) => routes.map((route) => route.path));
}

import { planDraftTexts, readPlanDraft } from '@app/contracts/plan-draft';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import type { Hono } from 'hono';
import { readDraft } from '../domain/plans/drafts/read-draft.ts';
import type { Store } from '../domain/store.ts';
import { httpFailure } from './failures.ts';
import { setForLinkHolders } from './for-link-holders.ts';
import { mountEndpoint } from './mount-endpoint.ts';

/** Reads saved answers by their link. They are saved like every other lead. */
export function mountPlanDrafts(
  app: Hono<ServerEnv>,
  { store }: { readonly store: Pick<Store, 'leads'> },
): void {
  mountEndpoint(app, readPlanDraft, async ({ c }) => {
    const draft = await readDraft(store.leads, c.req.param('token') ?? '');
    if (!draft.ok) return failed(httpFailure(404, 'not_found', planDraftTexts.missing));
    setForLinkHolders(c);
    return success(c.json(draft.value));
  });
}

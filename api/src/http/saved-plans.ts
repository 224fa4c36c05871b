import { toRand } from '@app/contracts/money';
import {
  downloadPlanCsv,
  downloadPlanPdf,
  downloadPlanSvg,
  readPlanChanges,
  readPlanPicture,
  readSavedPlan,
  savedPlanTexts,
  savePlan as savePlanEndpoint,
  type WireSavedPlan,
} from '@app/contracts/saved-plan';
import { pictureTexts } from '@app/contracts/site-picture';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import { planPath } from '@app/site/paths';
import { applyMoved } from '@app/site-plan/apply-moved';
import { bomCsv } from '@app/site-plan/bom-csv';
import { siteSvg } from '@app/site-plan/svg/site-svg';
import type { Hono } from 'hono';
import type { Catalogue } from '../domain/catalogue/ports.ts';
import type { PhotoStore } from '../domain/photos/ports.ts';
import { currentAnswers } from '../domain/plans/answers/older-answers.ts';
import { type PlanFileDependencies, planFile } from '../domain/plans/paper/plan-file.ts';
import type { PlanRevision } from '../domain/plans/ports.ts';
import { findRevision, planOf } from '../domain/plans/saved/find-plan.ts';
import { revisionChanges } from '../domain/plans/saved/revision-changes.ts';
import {
  type NotSaved,
  type SavingDependencies,
  savePlan,
} from '../domain/plans/saved/save-plan.ts';
import { readArrival } from './arrival.ts';
import { noPdf, sendFile, setForLinkHolders, tokenIn } from './by-link.ts';
import { badFields, type HttpFailure, httpFailure, tooManyRequests } from './failures.ts';
import { idempotencyConflict } from './lead-failure.ts';
import { mountEndpoint } from './mount-endpoint.ts';

interface Dependencies extends SavingDependencies, PlanFileDependencies {
  readonly photos: Pick<PhotoStore, 'claim' | 'get'>;
  readonly log: Pick<Log, 'error'>;
  readonly catalogue: Pick<Catalogue, 'version' | 'isLoaded'>;
}

const BODY_LIMIT = 256 * 1024;

/** Where an answer says what is wrong with the picture. */
const PICTURE = 'outline.picture';

/** The answer to a link of a plan or of a revision that is not there, whatever it looks like. */
const missingPlan = httpFailure(404, 'not_found', savedPlanTexts.missing);

/** Saves plans, and shows them to whoever has their link, also as files. */
export function mountSavedPlans(app: Hono<ServerEnv>, dependencies: Dependencies): void {
  const { plans, photos, catalogue, log } = dependencies;

  mountEndpoint(
    app,
    savePlanEndpoint,
    async ({ body, c }) => {
      const arrival = readArrival(c);
      if (!arrival.ok) return arrival;
      const saved = await savePlan(dependencies, body, arrival.value);
      if (!saved.ok) return failed(notSaved(saved.failure));
      const { token, revision } = saved.value;
      return success({ token, revision, path: planPath(token) });
    },
    // Room for the answers and 500 devices that were moved.
    { bodyLimit: BODY_LIMIT },
  );

  mountEndpoint(app, readSavedPlan, async ({ query, c }) => {
    setForLinkHolders(c);
    const found = await findRevision(plans, tokenIn(c), query.revision);
    if (!found.ok) return failed(missingPlan);
    return success(c.json(await wireOf(found.value)));
  });

  async function wireOf(shown: PlanRevision): Promise<WireSavedPlan> {
    const { token, plan, establishmentType, responses, moved, outline, revision } = shown;
    const list = await plans.list(token);
    return {
      plan,
      establishmentType,
      responses: currentAnswers(establishmentType, responses) as WireSavedPlan['responses'],
      moved,
      ...(outline && { outline }),
      revision,
      revisions: list.map(({ revision, createdAt, total }) => ({
        revision,
        createdAt,
        total: toRand(total),
      })),
      priceListChanged: catalogue.isLoaded() && catalogue.version()?.id !== shown.priceListVersion,
    };
  }

  mountEndpoint(app, readPlanChanges, async ({ query, c }) => {
    setForLinkHolders(c);
    const from = await findRevision(plans, tokenIn(c), query.from);
    const to = await findRevision(plans, tokenIn(c), query.to);
    if (!from.ok || !to.ok) return failed(missingPlan);
    return success(c.json(revisionChanges(from.value, to.value)));
  });

  mountEndpoint(app, downloadPlanCsv, async ({ query, c }) => {
    const found = await findRevision(plans, tokenIn(c), query.revision);
    if (!found.ok) return failed(missingPlan);
    const name = `security-plan-revision-${found.value.revision}.csv`;
    const content = bomCsv(planOf(found.value));
    return success(sendFile(c, { name, type: 'text/csv; charset=utf-8', content }));
  });

  mountEndpoint(app, readPlanPicture, async ({ query, c }) => {
    const found = await findRevision(plans, tokenIn(c), query.revision);
    const id = found.ok && found.value.outline?.picture?.photo;
    const picture = id && (await photos.get(id));
    if (!picture) return failed(missingPlan);
    const { content } = picture;
    return success(sendFile(c, { name: 'plan-picture.jpg', type: 'image/jpeg', content }));
  });

  mountEndpoint(app, downloadPlanSvg, async ({ query, c }) => {
    const found = await findRevision(plans, tokenIn(c), query.revision);
    if (!found.ok) return failed(missingPlan);
    const { moved, revision } = found.value;
    const layout = applyMoved(planOf(found.value).layout, moved);
    const content = siteSvg(layout, dependencies.site.accent);
    const name = `security-plan-drawing-revision-${revision}.svg`;
    return success(sendFile(c, { name, type: 'image/svg+xml', content }));
  });

  mountEndpoint(app, downloadPlanPdf, async ({ query, c }) => {
    const found = await findRevision(plans, tokenIn(c), query.revision);
    if (!found.ok) return failed(missingPlan);
    const file = await planFile(dependencies, found.value);
    if (!file.ok) {
      log.error({ ...file.failure, id: c.get('requestId') }, 'a plan has no PDF to download');
      return failed(noPdf);
    }
    return success(sendFile(c, file.value));
  });
}

function notSaved(failure: NotSaved): HttpFailure {
  switch (failure.kind) {
    case 'invalid-answers':
      return badFields(failure.fields);
    case 'idempotency-conflict':
      return idempotencyConflict;
    case 'limit-reached':
      return tooManyRequests('Too many plans were saved.', failure.retryAfterSeconds);
    case 'unknown-plan':
      return missingPlan;
    case 'unknown-picture':
      return badFields({ [PICTURE]: pictureTexts.gone });
    case 'too-many-revisions':
      return badFields({ revisionOf: savedPlanTexts.full });
  }
}

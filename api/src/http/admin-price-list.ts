import {
  applyPriceList,
  cancelPriceList,
  previewPriceList,
  priceListTexts,
  readPriceLists,
  undoPriceList,
} from '@app/contracts/admin-price-list';
import { adminUploadTexts } from '@app/contracts/admin-upload';
import { ownerAction } from '@app/contracts/passkey-assertion';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import type { Hono } from 'hono';
import type { ImportTurns } from '../domain/admin/import-turns.ts';
import type { Sessions } from '../domain/admin/sessions.ts';
import type { ActivationFailure, Catalogue, PriceListStore } from '../domain/catalogue/ports.ts';
import { applyPreview, cancelPreview } from '../domain/catalogue/updates/apply-preview.ts';
import { expiryOf } from '../domain/catalogue/updates/list-preview.ts';
import { undoChange } from '../domain/catalogue/updates/undo-change.ts';
import type { Clock } from '../domain/clock.ts';
import type { Confirm } from './admin-confirmation.ts';
import { asOwner, readSession } from './admin-session.ts';
import { callerOf } from './admin-sign-in.ts';
import { type AdminDependencies, GO_LIVE_MS } from './admin-upload.ts';
import { answerFailure, type HttpFailure, httpFailure } from './failures.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import { sentLists, sentPreview } from './price-list-encoders.ts';
import { receivePreview } from './receive-preview.ts';
import { uploadFailure } from './upload-failures.ts';

interface Dependencies {
  readonly admin: AdminDependencies;
  readonly sessions: Pick<Sessions, 'read' | 'pageToken'>;
  readonly confirm: Confirm;
  readonly priceLists: PriceListStore;
  readonly catalogue: Pick<Catalogue, 'takeOver'>;
  readonly turns: ImportTurns;
  readonly clock: Clock;
  readonly log: Log;
}

/** The steps of an owner who is signed in: preview, apply or cancel, history, undo. */
export function mountAdminPriceList(app: Hono<ServerEnv>, dependencies: Dependencies): void {
  const { admin, sessions, confirm, priceLists, catalogue, turns, log } = dependencies;
  const limitBytes = admin.uploadLimitBytes;
  const waitUntilServed = (versionId: string) => catalogue.takeOver(versionId, GO_LIVE_MS);

  const changed = async (message: string) =>
    success({ message, lists: await sentLists(dependencies) });

  // Not mounted like other endpoints, because its body is written to a file while it is received.
  app.on(previewPriceList.method, previewPriceList.path, async (c) => {
    const session = await readSession(c, sessions);
    const outcome = await receivePreview(c, { ...admin, limitBytes, turns }, session);
    if (!outcome.ok) {
      log.warn({ ...callerOf(c), why: outcome.failure.kind }, 'price list preview refused');
      return answerFailure(c, uploadFailure(outcome.failure, limitBytes));
    }
    const { version, preview, lostPredecessor } = outcome.value;
    if (lostPredecessor)
      log.error({ ...callerOf(c), lostPredecessor }, 'the old price list was lost');
    log.info({ ...callerOf(c), version: version.id }, 'price list previewed');
    c.header('Cache-Control', 'no-store');
    return c.json(sentPreview({ version, preview, expiresAt: expiryOf(version) }));
  });

  mountEndpoint(app, readPriceLists, ({ c }) =>
    asOwner(c, sessions, async () => {
      c.header('Cache-Control', 'no-store');
      return success(c.json(await sentLists(dependencies)));
    }),
  );

  mountEndpoint(app, applyPriceList, ({ body, c }) =>
    asOwner(c, sessions, async (session) => {
      const confirmed = await confirm(
        c,
        session,
        ownerAction(applyPriceList, body),
        body.assertion,
      );
      if (!confirmed.ok) return confirmed;
      const applied = await applyPreview(dependencies, body.preview, session.username);
      if (!applied.ok) return failed(refusal(applied.failure, priceListTexts.previewGone));
      log.info({ ...callerOf(c), version: body.preview }, 'price list applied');
      const { succeeded, succeededSoon } = adminUploadTexts;
      return changed((await waitUntilServed(body.preview)) ? succeeded : succeededSoon);
    }),
  );

  mountEndpoint(app, cancelPriceList, ({ body, c }) =>
    asOwner(c, sessions, async () => {
      const cancelled = await cancelPreview(dependencies, body.preview);
      if (!cancelled) return failed(refusal('gone', priceListTexts.previewGone));
      log.info({ ...callerOf(c), version: body.preview }, 'price list preview cancelled');
      return changed(priceListTexts.cancelled);
    }),
  );

  mountEndpoint(app, undoPriceList, ({ body, c }) =>
    asOwner(c, sessions, async (session) => {
      const confirmed = await confirm(c, session, ownerAction(undoPriceList, body), body.assertion);
      if (!confirmed.ok) return confirmed;
      const { to, after } = body;
      const asked = { to, after, who: session.username };
      const undone = await undoChange({ ...dependencies, priceLists }, asked);
      if (!undone.ok) return failed(refusal(undone.failure, priceListTexts.listGone));
      log.info({ ...callerOf(c), version: body.to }, 'price list undone');
      const { undone: now, undoneSoon } = priceListTexts;
      return changed((await waitUntilServed(body.to)) ? now : undoneSoon);
    }),
  );
}

const refusal = (failure: ActivationFailure, gone: string): HttpFailure =>
  failure === 'gone'
    ? httpFailure(404, 'not_found', gone)
    : httpFailure(409, 'busy', priceListTexts.overtaken);

import { randomBytes } from 'node:crypto';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import type { SiteConfig } from '@app/site/site-config';
import type { Hono } from 'hono';
import { createCatalogueService } from './adapters/catalogue-worker/catalogue-service.ts';
import { openStore } from './adapters/open-store.ts';
import { createApi } from './app.ts';
import type { ApiConfig } from './config.ts';
import type { Catalogue, Store } from './ports.ts';

export interface RunningApi {
  readonly app: Hono<ServerEnv>;
  readonly store: Store;
  readonly catalogue: Catalogue;
  /** Makes `/readyz` answer 503, so that a balancer sends visitors elsewhere. */
  drain(): void;
  /** Closes the catalogue and the store. Call it once no request is in flight. */
  close(): Promise<void>;
}

/**
 * Opens the store, starts the catalogue and puts the API on top of them. Rejects with
 * `StoreUnavailable`, whose message is one line for the operator, when the store cannot be opened.
 */
export async function startApi(options: {
  readonly config: ApiConfig;
  readonly site: SiteConfig;
  readonly log: Log;
}): Promise<RunningApi> {
  const { config, site, log } = options;
  const store = await openStore(config);
  const catalogue = createCatalogueService({ priceLists: store.priceLists, log });
  try {
    await catalogue.start();
  } catch (fault) {
    await catalogue.close();
    await store.close();
    throw fault;
  }
  let draining = false;
  const app = createApi({
    store,
    catalogue,
    site,
    config,
    log,
    clock: { now: () => new Date() },
    randomness: { hex: (bytes) => randomBytes(bytes).toString('hex') },
    isDraining: () => draining,
  });
  const drain = () => {
    draining = true;
  };
  const close = async () => {
    drain();
    await catalogue.close();
    await store.close();
  };
  return { app, store, catalogue, drain, close };
}

import { openStore } from '@app/api/adapters/open-store';
import { anOrder, importProducts, products } from '@app/api/testing/builders';
import { planRequests } from '@app/api/testing/example-plans';
import { newFolder } from '@app/api/testing/test-places';
import { CART_LINE_LIMIT } from '@app/contracts/cart-line';
import { OrderReceipt } from '@app/contracts/order';
import * as v from 'valibot';
import { startServing } from '../faults/kills/serving-process.ts';

/** An API on a free port with a store of its own, and what a caller has to know to be let in. */
export interface ServedApi {
  readonly url: string;
  /** Products of its price list. */
  readonly skus: readonly string[];
  /** Token of an order that it has. */
  readonly orderToken: string;
  /** Token of a plan that it has saved. */
  readonly planToken: string;
  readonly username: string;
  readonly password: string;
  stop(): Promise<void>;
}

/** More than an order has lines, so that each line can have a product of its own. */
const PRODUCTS = CART_LINE_LIMIT + 1;
const USERNAME = 'admin';
const PASSWORD = 'correct horse battery';

/** Starts an API in a process of its own, without limits of leads and mails. */
export async function serveApi(): Promise<ServedApi> {
  const place = await newFolder();
  const skus = await importPriceList(place.settings);
  const serving = startServing({
    DATA_DIR: place.settings.DATA_DIR,
    ADMIN_USERNAME: USERNAME,
    ADMIN_PASSWORD: PASSWORD,
    SHUTDOWN_DELAY_SECONDS: '0',
  });
  const stop = async () => {
    await serving.stop();
    await place.cleanup();
  };
  try {
    const url = (await serving.ready) ?? '';
    const orderToken = await placeAnOrder(url, skus[0] ?? '');
    const planToken = await saveAPlan(url);
    return { url, skus, orderToken, planToken, username: USERNAME, password: PASSWORD, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

async function importPriceList(settings: { readonly DATA_DIR: string }): Promise<string[]> {
  const store = await openStore(settings);
  try {
    const list = products(PRODUCTS);
    await importProducts(store.priceLists, list);
    return list.map(({ sku }) => sku);
  } finally {
    await store.close();
  }
}

async function placeAnOrder(url: string, sku: string): Promise<string> {
  const answer = await fetch(`${url}/api/order-confirmation`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(anOrder({ cart: [{ Sku: sku, quantity: 1 }] })),
  });
  if (!answer.ok) throw new Error(`No order could be placed: ${await answer.text()}`);
  const { link } = v.parse(OrderReceipt, await answer.json());
  const token = new URL(link, url).searchParams.get('order');
  if (!token) throw new Error(`The link of an order has no token: ${link}`);
  return token;
}

async function saveAPlan(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/plans`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(planRequests.get('home-with-dogs')),
  });
  if (!answer.ok) throw new Error(`No plan could be saved: ${await answer.text()}`);
  return v.parse(v.object({ token: v.string() }), await answer.json()).token;
}

import { addProduct, type Cart, cartTotal, itemCount, removeProduct, setQuantity } from '@app/cart';
import type { Cents } from '@app/contracts/money';
import type { Product } from '@app/contracts/product';
import { atom, createStore, Provider, useAtomValue, useStore } from 'jotai';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { CART_KEY, readCart, writeCart } from './cart-storage.ts';

interface CartState {
  readonly lines: Cart;
  /** False until the stored cart has been read. */
  readonly loaded: boolean;
}

const nothingYet: CartState = { lines: [], loaded: false };
const cartAtom = atom(nothingYet);
const InsideProvider = createContext(false);

/**
 * Holds the cart of one page. It starts empty on the server and in the browser, so that both
 * render the same, and is read from storage after mount; other tabs follow by the storage event.
 */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createStore);
  useEffect(() => {
    const read = () => store.set(cartAtom, { lines: readCart(), loaded: true });
    const follow = (event: StorageEvent) => {
      if (event.key === CART_KEY || event.key === null) read();
    };
    read();
    window.addEventListener('storage', follow);
    // A page that comes back from the back-forward cache has missed the events of other tabs.
    window.addEventListener('pageshow', read);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', read);
    };
  }, [store]);
  return (
    <InsideProvider value={true}>
      <Provider store={store}>{children}</Provider>
    </InsideProvider>
  );
}

export interface CartAccess {
  readonly lines: Cart;
  /** False until the stored cart has been read. */
  readonly loaded: boolean;
  readonly total: Cents;
  readonly itemCount: number;
  add(product: Product): void;
  setQuantity(sku: string, quantity: number): void;
  remove(sku: string): void;
  /** Applies a rule to the current cart, which another tab may have changed. */
  change(rule: (cart: Cart) => Cart): void;
}

/** The visitor's cart, money in cents. Throws outside `CartProvider`. */
export function useShoppingCart(): CartAccess {
  if (!useContext(InsideProvider)) throw new Error('The cart needs a CartProvider above it');
  const store = useStore();
  const stored = useAtomValue(cartAtom);
  // A page may hydrate after the stored cart was read, but must first render what the server did.
  const hydrated = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const { lines, loaded } = hydrated ? stored : nothingYet;
  const actions = useMemo(() => {
    // Storage is read again before each change: another tab may have changed the cart meanwhile.
    const change = (rule: (cart: Cart) => Cart) => {
      const next = rule(readCart());
      writeCart(next);
      store.set(cartAtom, { lines: next, loaded: true });
    };
    return {
      add: (product: Product) => change((cart) => addProduct(cart, product)),
      setQuantity: (sku: string, quantity: number) =>
        change((cart) => setQuantity(cart, sku, quantity)),
      remove: (sku: string) => change((cart) => removeProduct(cart, sku)),
      change,
    };
  }, [store]);
  return { lines, loaded, total: cartTotal(lines), itemCount: itemCount(lines), ...actions };
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

import { Component, createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import type { CartAccess } from '../cart.tsx';
import { ServicesProvider } from '../services.tsx';
import type { Crossing, OwnPage } from './crossing.ts';

const CartContext = createContext<CartAccess | null>(null);

/** The visitor's cart: that of the shell. */
export function useShoppingCart(): CartAccess {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('The cart needs a ShownPage above it');
  return cart;
}

/** A page, and around it what kit gives to pages: the same in the browser and on the server. */
export function ShownPage({ page: { Page }, crossing }: { page: OwnPage; crossing: Crossing }) {
  const { cart, location, navigate, props, ...services } = crossing;
  const navigator = useMemo(() => navigatorOf(navigate), [navigate]);
  return (
    <ServicesProvider services={services}>
      <CartContext.Provider value={cart}>
        <Router location={location} navigator={navigator}>
          <Page {...props} />
        </Router>
      </CartContext.Provider>
    </ServicesProvider>
  );
}

/** The router of the shell, for links and hooks of the page. */
const navigatorOf = (navigate: Crossing['navigate']): Navigator => ({
  createHref: (to) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: (delta) => window.history.go(delta),
  push: (to, state, options) => navigate(to, { ...options, state }),
  replace: (to, state, options) => navigate(to, { ...options, state, replace: true }),
});

interface BoundaryProps {
  readonly onFault: (cause: unknown) => void;
  readonly children: ReactNode;
}

/** Tells the shell what the page threw, which shows its failure panel then. */
export class FaultBoundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onFault(cause);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

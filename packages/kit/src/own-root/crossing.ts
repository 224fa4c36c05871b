import type { ComponentType } from 'react';
import type { Location, NavigateOptions, To } from 'react-router-dom';
import type { CartAccess } from '../cart.tsx';
import type { Services } from '../services.tsx';

/**
 * What crosses from the shell to a page with a React of its own: data and functions, nothing that belongs to one of
 * the two copies of React.
 */
export interface Crossing extends Services {
  readonly cart: CartAccess;
  readonly location: Location;
  readonly navigate: (to: To, options?: NavigateOptions) => void;
  /** Of the page itself: its data, and the outcome of a form. */
  readonly props: object;
}

/** A page in a root of its own. */
export interface OwnPage {
  readonly Page: ComponentType<object>;
  /** Name of the remote. Ids that its React makes begin with it, so that they are not those of the shell's. */
  readonly name: string;
}

/** A root in the document. */
export interface OpenRoot {
  /** Shows the page with what the shell has now. */
  show(crossing: Crossing): void;
  unmount(): void;
}

/** What shell and remote agree on, for browsers (`in-browser.tsx`) and for the server (`on-server.tsx`). */
export interface OwnRoot {
  /** HTML of the page as React's `dangerouslySetInnerHTML` takes it; in browsers nothing, always the same object. */
  markup(page: OwnPage, crossing: Crossing): { readonly __html: string };
  /** Hydrates what the server rendered into the place, or renders at once. @param onFault told what the page threw. */
  mount(
    page: OwnPage,
    place: HTMLElement,
    crossing: Crossing,
    onFault: (cause: unknown) => void,
  ): OpenRoot;
}

import type { ApiClient } from '@app/api-client';
import type { FormValues } from '@app/forms/form-values';
import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';
import type { ComponentType } from 'react';
import type { MenuEntry } from './registry.ts';

/** The data of a page while it is loaded: the server may have sent it, or the browser loads it. */
export type Resource<Data> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly data: Data }
  | { readonly phase: 'failed' };

/** Outcome of a form that was posted without JavaScript. */
export type Submission =
  /** `answer` is what the page shows of the answer, as JSON; most pages need none. */
  | { readonly phase: 'sent'; readonly answer?: unknown }
  /** A button of the form changed one of its lists; nothing was sent. */
  | { readonly phase: 'editing'; readonly values: FormValues }
  | {
      readonly phase: 'refused';
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
      /** What the visitor had typed, to fill the form again. */
      readonly values: FormValues;
      /** What else the page needs to show the form again, as JSON; most pages need nothing. */
      readonly answer?: unknown;
    };

export interface PageProps<Data = undefined> {
  readonly resource: Resource<Data>;
  readonly submission: Submission | undefined;
}

export interface PageContext {
  readonly url: URL;
  readonly api: ApiClient;
  readonly signal: AbortSignal;
}

/** What a page module exports. */
export interface RemotePage<Data = undefined> {
  readonly Component: ComponentType<PageProps<Data>>;
  readonly head: (context: { site: SiteContext; url: URL; data: Data | undefined }) => PageHead;
  /**
   * Loads the data for server rendering and client navigation. Rejects when it cannot be loaded.
   */
  readonly load?: (context: PageContext) => Promise<Data>;
  /** Handles a form post without JavaScript to the path of the page. */
  readonly action?: (context: PageContext & { form: FormData }) => Promise<Submission>;
}

export interface RemoteRoute<Data = unknown> extends RemotePage<Data> {
  readonly path: string;
}

/** The public interface of a remote, as its server bundle exports it. */
export interface RemoteModule {
  readonly routes: readonly RemoteRoute[];
  /** Range of `kit` that it needs, such as `^1.0.0`. */
  readonly kit: string;
}

/**
 * The same interface as its team writes it in `src/routes.ts`: paths and the files of their pages.
 * The build makes one federated module of each page, so that a visitor loads only the code of the
 * pages visited.
 */
export interface RemoteDeclaration {
  readonly kit: string;
  /**
   * Ranges of versions of what the shell provides for which the remote was tested, by package, such as
   * `{ react: '^19.0.0 || ^20.0.0' }`. By default later ones of the same major version as the one it is built with.
   */
  readonly shared?: Readonly<Record<string, string>>;
  /**
   * Its pages bring the React of its `package.json` and have a root of their own, for as long as the shell has another
   * version than they need (docs/upgrades.md).
   */
  readonly ownReact?: boolean;
  readonly routes: readonly {
    readonly path: string;
    readonly page: `./${string}.tsx`;
    /**
     * Names of the query parameters that the page reads; none by default. The page server drops all
     * others, so that visitors whose links differ only in those get the same rendered page.
     */
    readonly query?: readonly string[];
    /**
     * Names of further parameters, whose values give access to what the page shows. While any
     * release that names one is live, the server keeps no page for other visitors that was made
     * with it, and one that only browsers can render is kept out of search engines and referrers.
     */
    readonly secret?: readonly string[];
    /** The page's entry in the main menu, if it has one. The frame decides how many have room. */
    readonly menu?: MenuEntry;
  }[];
}

export const defineRemote = (remote: RemoteDeclaration): RemoteDeclaration => remote;

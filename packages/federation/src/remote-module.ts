import type { ApiClient } from '@app/api-client';
import type { FormValues } from '@app/forms/form-values';
import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';
import type { ComponentType } from 'react';

/** Data of a page on its way: the server may have sent it, or the browser loads it. */
export type Resource<Data> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly data: Data }
  | { readonly phase: 'failed' };

/** Outcome of a form that was posted without JavaScript. */
export type Submission =
  | { readonly phase: 'sent' }
  /** A button of the form changed one of its lists; nothing was sent. */
  | { readonly phase: 'editing'; readonly values: FormValues }
  | {
      readonly phase: 'refused';
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
      /** What the visitor had typed, to fill the form again. */
      readonly values: FormValues;
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
  /** Feeds server rendering and client navigation. Rejects when the data cannot be had. */
  readonly load?: (context: PageContext) => Promise<Data>;
  /** Takes a plain form post to the page's own path. */
  readonly action?: (context: PageContext & { form: FormData }) => Promise<Submission>;
}

export interface RemoteRoute<Data = unknown> extends RemotePage<Data> {
  readonly path: string;
}

/** The one public face of a remote, as its server bundle exports it. */
export interface RemoteModule {
  readonly routes: readonly RemoteRoute[];
  /** Range of `kit` that it needs, such as `^1.0.0`. */
  readonly kit: string;
}

/**
 * The same face as its team writes it, in `src/routes.ts`: paths and the files of their pages.
 * The build makes one federated module of each page, so that a page costs its own code only.
 */
export interface RemoteDeclaration {
  readonly kit: string;
  readonly routes: readonly {
    readonly path: string;
    readonly page: `./${string}.tsx`;
    /**
     * Names of the query parameters that the page reads; none unless said. The page server renders
     * the page without all others, and visitors with the same ones get the same rendered page.
     */
    readonly query?: readonly string[];
  }[];
}

export const defineRemote = (remote: RemoteDeclaration): RemoteDeclaration => remote;

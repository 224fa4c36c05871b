import { accentProperties } from '@app/site/accent';
import type { SiteContext } from '@app/site/site-config';
import { toastPlaceHtml } from '@app/ui/toast-place';
import { PAGE_DATA_ID, type PageData } from '../../src/bootstrap/page-data.ts';
import type { RenderedPage } from '../../src/bootstrap/render.tsx';
import type { TelemetryTerms } from '../../src/telemetry/report.ts';
import { SHEET_NAVY } from '../images/colours.ts';
import {
  asLiveRemote,
  type LiveRelease,
  type LiveReleases,
  releaseUrl,
  servedPage,
} from '../releases/live-releases.ts';
import type { FirstStyle } from './first-style/first-style.ts';
import { escapeHtml } from './plain-page.ts';
import { startScript } from './start/mount-start-script.ts';

export type DocumentHead = Pick<RenderedPage, 'title' | 'tags'>;

/** What a document of the owner has besides. */
export interface OwnerDocument {
  /** Marks the scripts of the document, which alone may run in it. */
  readonly nonce: string;
  /** Absent without a session, and for whatever is not opened in a tab. */
  readonly pageToken?: string | undefined;
}

interface DocumentParts {
  /** For a page that was not rendered; undefined when its release did not describe it. */
  readonly head?: DocumentHead | undefined;
  readonly telemetry?: TelemetryTerms;
  /** The code of the page never ends. */
  readonly endless?: boolean;
  readonly owner?: OwnerDocument | undefined;
  /** What the page shows first of its style sheets; undefined when these have to come first. */
  readonly style?: FirstStyle | undefined;
}

/**
 * The HTML document of a page. Without a rendered page it holds everything that the browser needs
 * to render it itself. It has no inline script: data is in a JSON block. Its scripts wait in a template
 * for the first paint, and so do its style sheets when it has the style that it shows first.
 * @param live without remotes for a page of the owner.
 */
export function documentOf(
  live: LiveReleases,
  site: SiteContext,
  path: string,
  page: RenderedPage | undefined,
  {
    head = page ?? { title: site.company.name, tags: [] },
    telemetry,
    endless,
    owner,
    style,
  }: DocumentParts = {},
): string {
  const files = filesOf(live, path, page);
  const data: PageData = {
    site,
    shell: live.shell.version,
    remotes: live.remotes.map(asLiveRemote),
    rendered: page !== undefined,
    ...(telemetry ? { telemetry } : {}),
    ...(endless ? { endless } : {}),
    ...(owner?.pageToken ? { pageToken: owner.pageToken } : {}),
    ...(page?.resource ? { resource: page.resource } : {}),
    ...(page?.submission ? { submission: page.submission } : {}),
  };
  // The code of a page that never ends is loaded by Retry alone.
  const { containers, chunks } = endless ? { containers: [], chunks: [] } : files;
  const script = owner ? ` nonce="${owner.nonce}"` : '';
  const sheets = files.css
    .filter((_, index) => style?.comesLater[index] ?? true)
    .map((file) => `<link rel="stylesheet" ${checked('href', file)}>`);
  const later = [
    ...(style ? sheets : []),
    `<link rel="preload" as="script" ${checked('href', files.main)}${script}>`,
    `<script ${checked('src', files.main)}${script}></script>`,
    ...containers.map((file) => `<link rel="preload" as="script" ${checked('href', file)}>`),
    ...chunks.map((file) => `<link rel="preload" as="script" ${chunk(file)}${script}>`),
  ];
  const elements = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...files.fonts.map(
      ({ url }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
    ),
    ...(style
      ? [
          ...style.texts.map((text) => `<style data-first>${text}</style>`),
          `<noscript>${sheets.join('')}</noscript>`,
        ]
      : sheets),
    `<script ${checked('src', startScript)}${script} defer></script>`,
    `<template id="start">${later.join('')}</template>`,
    ...head.tags.map(tagHtml),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon-32.png" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" content="${SHEET_NAVY}">`,
  ];
  return [
    '<!doctype html>',
    `<html lang="en-ZA" style="${accentStyle(site)}"><head>${elements.join('')}</head>`,
    `<body><div id="root">${page?.html ?? noScriptNote(site)}</div>`,
    toastPlaceHtml,
    `<script type="application/json" id="${PAGE_DATA_ID}">${jsonBlock(data)}</script>`,
    '</body></html>',
  ].join('');
}

/** The style sheets of a page, with those of its part after those of the shell. */
export function sheetsOf(live: LiveReleases, path: string, page: RenderedPage | undefined) {
  const served = servedPage(live, path);
  const late = (showsMore(page) && served?.route.lateCss) || [];
  const ofPage = [...(served?.route.css ?? []), ...late];
  return [
    ...live.shell.css.map((file) => ({ release: live.shell, file })),
    ...(served ? ofPage.map((file) => ({ release: served.release, file })) : []),
  ];
}

/**
 * Files that the page needs first, to ask for at once: otherwise each would wait for a script to
 * request it.
 */
function filesOf(live: LiveReleases, path: string, page: RenderedPage | undefined) {
  const { shell } = live;
  const served = servedPage(live, path);
  const ofOwner = (files: readonly string[]) =>
    served ? files.map((file) => loaded(served.release, file)) : [];
  const container = served && served.release !== shell ? [served.release.entry] : [];
  return {
    main: loaded(shell, shell.entry),
    css: sheetsOf(live, path, page).map(({ release, file }) => loaded(release, file)),
    containers: ofOwner(container),
    chunks: ofOwner(served?.route.js ?? []),
    fonts: shell.fonts.map((file) => loaded(shell, file)),
  };
}

/** A file that a document loads. */
interface LoadedFile {
  readonly url: string;
  /** Its hash; absent in development. */
  readonly integrity: string | undefined;
}

const loaded = (release: LiveRelease, file: string): LoadedFile => ({
  url: releaseUrl(release, file),
  integrity: release.integrity?.[file],
});

/**
 * A script is loaded once only when its preload has the same hash and the same `crossorigin` as the
 * element that loads it later. Those of a build with hashes have both.
 */
const chunk = (file: LoadedFile): string =>
  file.integrity ? `${checked('href', file)} crossorigin` : checked('href', file);

/** Attributes with which a browser refuses a file of another content. */
const checked = (attribute: string, { url, integrity }: LoadedFile): string =>
  integrity ? `${attribute}="${url}" integrity="${integrity}"` : `${attribute}="${url}"`;

/** Whether it may show what scripts load later otherwise: the answer to a form post, or what an unguessable link opens. */
const showsMore = (page: RenderedPage | undefined): boolean =>
  page?.submission !== undefined || (page?.secret ?? false);

/**
 * As a style attribute, because a style sheet would need a request and show the wrong colour first.
 */
const accentStyle = ({ accent }: SiteContext): string =>
  Object.entries(accentProperties(accent))
    .map(([property, value]) => `${property}:${value}`)
    .join(';');

const noScriptNote = ({ company }: SiteContext): string =>
  `<noscript><p>This page needs JavaScript at the moment. Please call ${escapeHtml(company.phone.shown)} or write to ${escapeHtml(company.email)}.</p></noscript>`;

function tagHtml({ tag, attributes, text }: RenderedPage['tags'][number]): string {
  const list = Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
  const open = `<${tag} ${list} data-head="">`;
  return text === undefined ? open : `${open}${text.replaceAll('<', '\\u003c')}</${tag}>`;
}

/** JSON without `<`, so that no text in it can end the script element around it. */
const jsonBlock = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

import { LiveRemote } from '@app/federation/registry';
import { failed, type Result, success } from '@app/result';
import { PAGE_DATA_ID } from '@app/shell/src/bootstrap/page-data.ts';
import type { LiveVersions } from '@app/testing/site/released-site';
import * as v from 'valibot';

/** A file that a document names. */
export interface NamedFile {
  readonly url: string;
  /** Its hash; absent for fonts, which browsers do not check. */
  readonly integrity?: string | undefined;
}

/** What a document says about the releases that it is made of. */
export interface SentDocument {
  /** The shell and all remotes that the document knows. */
  readonly versions: LiveVersions;
  /** False when the server left the page to the browser. */
  readonly rendered: boolean;
  /** What it loads first, and the containers of all remotes. */
  readonly files: readonly NamedFile[];
}

const Named = v.object({
  shell: v.string(),
  remotes: v.array(LiveRemote),
  rendered: v.boolean(),
});
const block = new RegExp(
  `<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`,
  's',
);
const elements = /<(?:script|link) [^>]*?(?:src|href)="(\/r\/[^"]+)"(?: integrity="([^"]+)")?/g;

/** Fails with the reason when it has no page data, or other page data than a page server writes. */
export function readDocument(html: string): Result<SentDocument, string> {
  const read = v.safeParse(Named, jsonOf(block.exec(html)?.[1] ?? ''));
  if (!read.success) return failed(`it has no page data (${read.issues[0].message})`);
  const { shell, remotes, rendered } = read.output;
  const versions = Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
  const first = [...html.matchAll(elements)].map(([, url = '', integrity]) => ({ url, integrity }));
  const containers = remotes.map(({ entry: url, integrity }) => ({ url, integrity }));
  const files = [...first, ...containers];
  return success({ versions: { ...versions, shell }, rendered, files });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A document that was cut short.
    return undefined;
  }
}

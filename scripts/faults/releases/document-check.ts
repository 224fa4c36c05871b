import { integrityOf } from '@app/federation/integrity';
import { releaseSetId } from '@app/federation/release-set-id';
import type { LiveVersions, ReleasedSite } from '@app/testing/site/released-site';
import type { Answer } from '../visit.ts';
import { type NamedFile, readDocument, type SentDocument } from './sent-document.ts';

export type Load = (path: string) => Promise<Answer>;

/** Judges documents that visitors got while releases were made live. */
export interface DocumentCheck {
  /** What is wrong with a document and the files that it names. Each file is loaded once. */
  look(page: string, answer: Answer, load: Load): Promise<readonly string[]>;
  /** Number of documents of these versions, all of them and nothing else. */
  seen(versions: LiveVersions): number;
  /** Documents whose parts are of none of these sets. */
  mixed(sets: readonly LiveVersions[]): readonly string[];
  /** What is wrong now with any file that a document has named: tabs load them later. */
  loadAgain(load: Load): Promise<readonly string[]>;
  readonly counts: { documents: number; unrendered: number };
}

export function createDocumentCheck(site: Pick<ReleasedSite, 'textOf'>): DocumentCheck {
  const documents = new Map<string, number>();
  const files = new Map<string, NamedFile>();
  const counts = { documents: 0, unrendered: 0 };

  async function newFiles(named: readonly NamedFile[], load: Load): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (const file of named) {
      const key = `${file.url} ${file.integrity}`;
      if (files.has(key)) continue;
      files.set(key, file);
      wrong.push(...(await wrongFile(file, load)));
    }
    return wrong;
  }

  return {
    counts,
    async look(page, answer, load) {
      if (answer.kind === 'broken') return [];
      const read = readDocument(answer.body);
      if (!read.ok) return [`${page} is no document of a release: ${read.failure}`];
      const { versions, rendered, files: named } = read.value;
      const id = idOf(versions);
      documents.set(id, (documents.get(id) ?? 0) + 1);
      counts.documents += 1;
      if (!rendered) counts.unrendered += 1;
      const text = rendered ? site.textOf(page, versions) : undefined;
      return [
        ...(text === undefined || answer.body.includes(text)
          ? []
          : [`${page} of ${id} was rendered by another release: it has no "${text}"`]),
        ...otherInHeader(page, read.value, answer.headers['x-releases']),
        ...(await newFiles(named, load)),
      ];
    },
    seen: (versions) => documents.get(idOf(versions)) ?? 0,
    mixed(sets) {
      const known = new Set(sets.map(idOf));
      return [...documents.keys()]
        .filter((id) => !known.has(id))
        .map((id) => `${documents.get(id)} documents were made of ${id}, which was never live`);
    },
    async loadAgain(load) {
      const wrong: string[] = [];
      for (const file of files.values()) wrong.push(...(await wrongFile(file, load)));
      return wrong;
    },
  };
}

const idOf = (versions: LiveVersions): string =>
  releaseSetId(Object.entries(versions).map(([name, version]) => ({ name, version })));

/** The header names the releases that have made the page. */
function otherInHeader(page: string, { versions }: SentDocument, header: unknown): string[] {
  const named = /^(\w+)@(\S+)$/;
  const others = String(header)
    .split(', ')
    .filter((one) => {
      const [, name = '', version] = named.exec(one) ?? [];
      return version === undefined || versions[name] !== version;
    });
  return others.map((one) => `${page} of ${idOf(versions)} has ${one} in X-Releases`);
}

async function wrongFile({ url, integrity }: NamedFile, load: Load): Promise<string[]> {
  const answer = await load(url);
  // Whoever loads has noted every other failure.
  if (answer.kind === 'broken' || answer.status !== 200 || integrity === undefined) return [];
  const is = integrityOf(answer.bytes);
  return is === integrity ? [] : [`${url} has the hash ${is}, and its document says ${integrity}`];
}

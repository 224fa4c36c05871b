import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releasedBy } from '@app/federation/part-changes';
import {
  keysThatCount,
  PartStanding,
  PUBLICATIONS_PATH,
  Published,
  publicationBytes,
  signPublication,
} from '@app/federation/publication';
import { findTeamKeys } from '@app/federation/release-keys';
import { RELEASE_FILE, releasesFolder } from '@app/federation/release-paths';
import { ReleaseRefused } from '@app/federation/release-refused';
import { buildPart } from '@app/federation/tooling/build-part';
import { partNamed, parts } from '@app/federation/tooling/parts';
import { typeFault } from '@app/federation/tooling/type-fault';
import * as v from 'valibot';
import { parsed, releaseCommand, runAsProgram, WrongUsage } from './command.ts';

/** `--to` names another; `npm start` serves this one. */
const HERE = 'http://localhost:3000';
/** The server renders every page of a release before it answers. */
const ANSWER_MS = 180_000;

/**
 * Builds a part from its folder and `packages/`, signs it with its team's key, and sends it to the server of the
 * site, which checks it and makes it live. Nothing else of the site needs to be on this machine.
 */
export const main = releaseCommand('Not published', async (args, env, output) => {
  const options = { to: { type: 'string' }, force: { type: 'string' } } as const;
  const given = parsed(() => parseArgs({ args: [...args], allowPositionals: true, options }));
  const [part] = given.positionals.map(partNamed);
  if (!part || given.positionals.length > 1) {
    const names = parts.map(({ name }) => name).join('|');
    throw new WrongUsage(
      `Which part? npm run publish -- ${names} [--to <address of the site>] [--force <reason>]`,
    );
  }
  const site = addressOf(given.values.to ?? HERE);
  const address = new URL(`${PUBLICATIONS_PATH}/${part.name}`, site);
  const standing = v.safeParse(PartStanding, await answerOf(address));
  if (!standing.success) throw new ReleaseRefused(`${address} does not take releases.`);
  // Before the build, which takes longer.
  const releases = releasesFolder(env.DATA_DIR?.trim() || '.data');
  const ours = await findTeamKeys(releases, part.name, env);
  const keys = keysThatCount(part.name, standing.output, ours);
  const [built, fault] = await Promise.all([buildPart(part), typeFault(part)]);
  if (fault && !given.values.force) {
    throw new ReleaseRefused(
      `${part.name} has a type error at ${fault} See npm run check -- ${part.name}.`,
    );
  }
  const { version } = built.release;
  if (version === standing.output.active) {
    output.log(`${part.name} ${version} is live already.`);
    return;
  }
  const files = await filesOf(built.folder);
  const description = files.get(RELEASE_FILE) ?? new Uint8Array();
  const signed = signPublication(built, description, standing.output, keys);
  const force = given.values.force?.trim() ? { force: given.values.force.trim() } : {};
  const body = publicationBytes({ version, by: releasedBy(), ...force, signed }, files);
  const answer = await answerOf(address, {
    method: 'POST',
    body,
    headers: { origin: site.origin },
  });
  const published = v.safeParse(Published, answer);
  for (const note of published.success ? published.output.notes : []) output.error(note);
  output.log(`${part.name} ${version} is live at ${site.origin}.`);
});

function addressOf(text: string): URL {
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (!isAddress) throw new WrongUsage('--to takes the address of the site: https://…');
  return new URL(text);
}

async function filesOf(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = (await readdir(folder)).sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(folder, name))] as const),
    ),
  );
}

/** What the server answers. @throws ReleaseRefused with its words, or because it did not answer. */
async function answerOf(address: URL, request: RequestInit = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(address, { ...request, signal }).catch((cause: unknown) => {
    const why = cause instanceof Error ? String(cause.cause ?? cause.message) : String(cause);
    throw new ReleaseRefused(`${address.origin} did not answer (${why}).`, { cause });
  });
  const answer = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  const { message } = Object(answer) as { readonly message?: unknown };
  const said = typeof message === 'string' ? message : `it answers ${response.status}`;
  throw new ReleaseRefused(said);
}

await runAsProgram(import.meta, main);

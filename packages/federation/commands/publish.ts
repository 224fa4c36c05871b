import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readFailure } from '@app/contracts/failure';
import { forcedBy } from '@app/federation/forced';
import { releasedBy } from '@app/federation/part-changes';
import {
  keysThatCount,
  PartStanding,
  PUBLICATIONS_PATH,
  Published,
  publicationBytes,
  signPublication,
  WAITS,
} from '@app/federation/publication';
import { findTeamKeys, type ReleaseKeys } from '@app/federation/release-keys';
import { RELEASE_FILE, releasesFolder } from '@app/federation/release-paths';
import { ReleaseRefused } from '@app/federation/release-refused';
import type { BuiltRelease } from '@app/federation/releases';
import { buildPart } from '@app/federation/tooling/build-part';
import { type Part, partNamed, parts } from '@app/federation/tooling/parts';
import { refuseTypeFault } from '@app/federation/tooling/type-fault';
import * as v from 'valibot';
import {
  type Command,
  parsed,
  reasonIn,
  releaseCommand,
  runAsProgram,
  WrongUsage,
} from './command.ts';

/** `--to` names another; `npm start` serves this one. */
const HERE = 'http://localhost:3000';
/** The server renders every page, and opens each in a browser where it has one. It tells that it is at it. */
const ANSWER_MS = 900_000;

/** How a part becomes a build, and how its types are checked. */
interface Tools {
  readonly buildPart: (part: Part) => Promise<BuiltRelease>;
  readonly refuseTypeFault: (part: Part) => Promise<void>;
}

/** `npm run publish` with builds of other tools. */
export const publishWith = (tools: Tools): Command =>
  releaseCommand('Not published', (...call) => publishPart(tools, ...call));

/**
 * Builds a part from its folder and `packages/`, signs it with its team's key, and sends it to the server of the
 * site, which checks it and makes it live. Nothing else of the site needs to be on this machine.
 */
export const main = publishWith({ buildPart, refuseTypeFault });

async function publishPart(
  { buildPart, refuseTypeFault }: Tools,
  ...[args, env, output]: Parameters<Command>
): Promise<void> {
  const options = { to: { type: 'string' }, force: { type: 'string' } } as const;
  const given = parsed(() => parseArgs({ args: [...args], allowPositionals: true, options }));
  const [part] = given.positionals.map(partNamed);
  if (!part || given.positionals.length > 1) {
    const names = parts.map(({ name }) => name).join('|');
    throw new WrongUsage(
      `Which part? npm run publish -- ${names} [--to <address of the site>] [--force <reason>]`,
    );
  }
  const force = reasonIn(given.values.force);
  const site = addressOf(given.values.to ?? HERE);
  const standing = await standingAt(site, part.name);
  // Before the build, which takes longer.
  const releases = releasesFolder(env.DATA_DIR?.trim() || '.data');
  const ours = await findTeamKeys(releases, part.name, env);
  const keys = keysThatCount(part.name, standing, ours);
  const { unlessForced } = forcedBy(force, output.error);
  const [built] = await Promise.all([buildPart(part), unlessForced(refuseTypeFault(part))]);
  const { version } = built.release;
  if (version === standing.active) {
    output.log(`${part.name} ${version} is live already.`);
    return;
  }
  for (const note of await sendBuild(site, built, { standing, keys, force })) output.error(note);
  output.log(`${part.name} ${version} is live at ${site.origin}.`);
}

const addressOfPart = (site: URL, part: string) => new URL(`${PUBLICATIONS_PATH}/${part}`, site);

/** How a part stands at a site. @throws ReleaseRefused where no build is taken. */
export async function standingAt(site: URL, part: string): Promise<PartStanding> {
  const address = addressOfPart(site, part);
  const standing = v.safeParse(PartStanding, await answerOf(address));
  if (!standing.success) throw new ReleaseRefused(`${address} does not take releases.`);
  return standing.output;
}

interface Signing {
  readonly standing: PartStanding;
  readonly keys: readonly ReleaseKeys[];
  /** Why it goes live though a gate refuses it. */
  readonly force?: string | undefined;
}

/**
 * Signs a build and has a site make it live.
 * @returns what the server has to say of it.
 * @throws ReleaseRefused with the server's words, or because it did not answer.
 */
export async function sendBuild(
  site: URL,
  built: BuiltRelease,
  { standing, keys, force }: Signing,
): Promise<readonly string[]> {
  const { name, version } = built.release;
  const files = await filesOf(built.folder);
  const description = files.get(RELEASE_FILE) ?? new Uint8Array();
  const signed = signPublication(built, description, standing, keys);
  const forced = force ? { force } : {};
  const body = publicationBytes({ version, by: releasedBy(), ...forced, signed }, files);
  const headers = { origin: site.origin, prefer: WAITS };
  const answer = await answerOf(addressOfPart(site, name), { method: 'POST', body, headers });
  const published = v.safeParse(Published, answer);
  if (published.success) return published.output.notes;
  throw new ReleaseRefused(`${site.origin} broke off its answer. Look at what is live there.`);
}

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
  const answer: unknown = await response.json().catch(() => undefined);
  // A refusal that took long has the status with which its answer began.
  const { message } = readFailure(answer);
  if (response.ok && message === undefined) return answer;
  throw new ReleaseRefused(message ?? `it answers ${response.status}`);
}

await runAsProgram(import.meta, main);

import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, type Result, success } from '@app/result';
import type { SiteConfig, TeamMember } from '@app/site/site-config';
import type { Hono } from 'hono';

const FOREVER = 'public, max-age=31536000, immutable';
const FOLDER = '/company';
/** A photo of 320 px has 20 to 60 KB; a drawing of 1680 px has up to 300 KB. */
const LARGEST_BYTES = 500_000;

interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Pictures by the path at which they are served. */
export type CompanyPictures = ReadonlyMap<string, Picture>;

/** The configuration with the paths of its pictures in place of their files, and the pictures. */
export interface PicturedSite {
  readonly site: SiteConfig;
  readonly pictures: CompanyPictures;
}

/**
 * Reads the pictures that the configuration names.
 * @param configFile the file that names them; they are in its folder or below.
 * @returns or else one message for the operator, which names every wrong entry.
 */
export async function readCompanyPictures(
  site: SiteConfig,
  configFile: string,
): Promise<Result<PicturedSite, string>> {
  const { team, job } = site.company;
  const folder = path.dirname(path.resolve(configFile));
  const pictures = new Map<string, Picture>();
  const problems: string[] = [];
  const serve = async (file: string, entry: string): Promise<string> => {
    const read = await readPicture(folder, file);
    if (!read.ok) problems.push(`  company.${entry} ${file} ${read.failure}`);
    if (!read.ok) return file;
    const address = addressOf(read.value);
    pictures.set(address, read.value);
    return address;
  };
  const members: TeamMember[] = [];
  for (const [place, { photo, ...member }] of (team ?? []).entries()) {
    const address = photo && (await serve(photo, `team.${place}.photo`));
    members.push(address ? { ...member, photo: address } : member);
  }
  const company = {
    ...site.company,
    ...(team && { team: members }),
    ...(job && {
      job: {
        ...job,
        drawing: { ...job.drawing, file: await serve(job.drawing.file, 'job.drawing.file') },
      },
    }),
  };
  if (problems.length > 0) return failed(`${configFile} is not valid:\n${problems.join('\n')}`);
  return success({ site: { ...site, company }, pictures });
}

/** Serves pictures under addresses that change with their content. */
export function mountCompanyPictures(app: Hono<ServerEnv>, pictures: CompanyPictures): void {
  app.get(`${FOLDER}/:file`, (c, next) => {
    const picture = pictures.get(`${FOLDER}/${c.req.param('file')}`);
    if (!picture) return next();
    c.header('Cache-Control', FOREVER);
    c.header('X-Content-Type-Options', 'nosniff');
    return c.body(picture.bytes, 200, { 'Content-Type': `image/${picture.type}` });
  });
}

async function readPicture(folder: string, file: string): Promise<Result<Picture, string>> {
  try {
    const found = await realpath(path.join(folder, file));
    // A link could lead to any file of the machine.
    if (!found.startsWith((await realpath(folder)) + path.sep))
      return failed('is outside the folder of this file');
    const { size } = await stat(found);
    if (size > LARGEST_BYTES) {
      return failed(`has ${Math.ceil(size / 1000)} KB; a picture may have ${LARGEST_BYTES / 1000}`);
    }
    const bytes = new Uint8Array(await readFile(found));
    const type = pictureType(bytes);
    return type ? success({ bytes, type }) : failed('is not a JPEG, PNG or WebP picture');
  } catch (fault) {
    return failed(`could not be read: ${fault instanceof Error ? fault.message : fault}`);
  }
}

function addressOf({ bytes, type }: Picture): string {
  const fingerprint = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return `${FOLDER}/${fingerprint}.${type}`;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** What a file is by its first bytes, because a name can be wrong; undefined for all else, SVG included. */
function pictureType(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | undefined {
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, JPEG)) return 'jpeg';
  const text = (from: number) => String.fromCharCode(...bytes.slice(from, from + 4));
  return text(0) === 'RIFF' && text(8) === 'WEBP' ? 'webp' : undefined;
}

const startsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, place) => bytes[place] === byte);

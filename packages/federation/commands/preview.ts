import { parseArgs } from 'node:util';
import { makePreviewLink, USUAL_HOURS } from '@app/federation/make-preview-link';
import { releasesFolder } from '@app/federation/releases';
import { parsed, releaseCommand, runAsProgram, WrongUsage } from './command.ts';
import { printPreviewLink } from './print-preview-link.ts';

export const main = releaseCommand('No link', async (args, env, output) => {
  const { positionals, values } = parsed(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { hours: { type: 'string', default: String(USUAL_HOURS) } },
    }),
  );
  const wanted = partsOf(positionals);
  if (wanted.length === 0) {
    throw new WrongUsage(
      'Which part? npm run preview -- <part> <version> [<part> <version> ...] [--hours <number>]',
    );
  }
  const releases = releasesFolder(env.DATA_DIR || '.data');
  const link = await makePreviewLink(releases, wanted, Number(values.hours));
  printPreviewLink(link, env, output);
});

/** Each part with the version behind it. */
const partsOf = (words: readonly string[]) =>
  words.flatMap((word, at) => {
    const next = words[at + 1];
    if (isVersion(word)) return [];
    return [{ part: word.replace(/^mfe-/, ''), version: isVersion(next) ? next : undefined }];
  });

const isVersion = (word = ''): boolean => /^\d/.test(word);

await runAsProgram(import.meta, main);

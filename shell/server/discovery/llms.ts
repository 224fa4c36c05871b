import type { DescribedPage } from '../../src/bootstrap/describe-pages.ts';
import type { PublicPages } from './public-pages.ts';

/** https://llmstxt.org: the company and its pages as Markdown. */
export function llms({ site, pages }: PublicPages): string {
  const { name, blurb, phone, email, office } = site.company;
  const line = ({ path, head }: DescribedPage) =>
    `- [${inline(head.title)}](${site.origin}${path}): ${inline(head.description)}`;
  const sections = Map.groupBy(pages, ({ head }) => head.parent?.name ?? 'Pages');
  return [
    `# ${inline(name)}`,
    `> ${inline(blurb)}`,
    `Telephone ${phone.shown}, e-mail ${email}. Office: ${inline(office.street)}, ${inline(office.locality)}, ${inline(office.region)}.`,
    ...[...sections].map(
      ([heading, members]) => `## ${inline(heading)}\n\n${members.map(line).join('\n')}`,
    ),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** On one line, with brackets escaped so that they cannot end a link. */
const inline = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[[\]]/g, (bracket) => `\\${bracket}`);

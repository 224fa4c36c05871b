import type { Sign } from '@app/knowledge/sign';
import { listed } from '@app/wording/phrases';
import type { ReportSection } from '@app/wording/report';
import type { Wording } from '@app/wording/wording';
import type { Case } from '../case.ts';
import type { Finding } from '../rank-causes.ts';
import { quoted } from '../safe-quote.ts';
import { textFor, wordingFor } from '../text-for.ts';
import { list, section } from './blocks.ts';

/** The causes, the likeliest first, each with why, what speaks for it and how to check it. */
export const wentWrongSection = (
  about: Case,
  findings: readonly Finding[],
): readonly ReportSection[] =>
  section('what-went-wrong', 'Likely causes, the strongest first', [
    list(
      findings.map((finding) => ({
        lead: `${textFor(finding.cause.name, about, finding.cause.at)}.`,
        text: reasoned(about, finding, findings),
      })),
      true,
    ),
  ]);

/** The likeliest causes come with a check; more would not be done. */
const WITH_CHECK = 2;

/** Why, then the visitor's words that speak for it, then the check. */
function reasoned(about: Case, finding: Finding, findings: readonly Finding[]): Wording {
  const { cause } = finding;
  const why = wordingFor(cause.why, about, cause.at);
  const words = evidenceWords(about, finding, findings);
  const facts = [...why.facts];
  let template = why.template;
  if (words.length > 0) {
    facts.push(listed(words.map(quoted)));
    template += ` You wrote {${facts.length}}.`;
  }
  if (findings.indexOf(finding) < WITH_CHECK) {
    facts.push(textFor(cause.check, about, cause.at));
    template += ` To check: {${facts.length}}`;
  }
  return { template, facts, wordable: why.wordable };
}

/** At most two quotes, each used for one cause only: the one that it supports most. */
function evidenceWords(about: Case, finding: Finding, findings: readonly Finding[]): string[] {
  const used = new Set(
    findings.slice(0, findings.indexOf(finding)).flatMap((other) => evidenceOf(about, other)),
  );
  const own = evidenceOf(about, finding).filter((words) => !used.has(words));
  return own
    .filter((words) => !own.some((other) => other !== words && other.includes(words)))
    .slice(0, 2);
}

/** The name of a place or a thing is no reason; what happened, when and how is. */
const isTelling = (sign: Sign): boolean => /^(incident|time|fact|people|broken):/.test(sign);

const evidenceOf = (about: Case, { evidence }: Finding): string[] =>
  [...new Set(evidence.filter(isTelling).flatMap((sign) => about.heard.get(sign) ?? []))]
    .filter((words) => words.includes(' '))
    .slice(0, 3);

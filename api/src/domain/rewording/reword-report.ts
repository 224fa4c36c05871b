import type { Report, ReportBlock, ReportSection } from '@app/wording/report';
import type { Wording } from '@app/wording/wording';
import { acceptWording, type WordingRefusal } from './accept-wording.ts';
import type { GuardedModel } from './guarded-model.ts';
import {
  PROMPT_VERSION,
  SCHEMA_HASH,
  type WordableText,
  type WordingAnswer,
  wordableTexts,
  wordingQuestion,
} from './question.ts';
import type { VisitorTexts, WordedReport } from './reword.ts';
import { type VisitorText, visitorTextOf, wordsIn } from './words.ts';

/**
 * Lets a model reword what it may. Whatever happens, the result is a whole report: a section whose
 * new words say anything of their own keeps those of the rules.
 * @param visitor what the visitor wrote, by field
 */
export async function rewordReport(
  model: GuardedModel,
  report: Report,
  visitor: VisitorTexts,
): Promise<WordedReport> {
  const texts = wordableTexts(report);
  const about = { model: model.name, promptVersion: PROMPT_VERSION, schemaHash: SCHEMA_HASH };
  const answer = await model.ask(wordingQuestion(texts, visitor));
  if (!answer.ok) {
    const wording = { ...about, outcome: answer.failure.kind, refused: {} };
    return { report, source: 'rules', wording };
  }
  const { accepted, refused } = judge(texts, answer.value, visitorTextOf(Object.values(visitor)));
  if (accepted.size === 0) {
    return { report, source: 'rules', wording: { ...about, outcome: 'all-refused', refused } };
  }
  const sections = report.sections.map((section) => withWords(section, accepted));
  const wording = { ...about, outcome: 'worded', refused };
  return { report: { ...report, sections }, source: 'model', wording };
}

interface Verdict {
  /** New templates by the wording that they replace. */
  readonly accepted: ReadonlyMap<Wording, string>;
  readonly refused: Record<string, WordingRefusal | 'missing'>;
}

function judge(
  texts: readonly WordableText[],
  answer: WordingAnswer,
  visitor: VisitorText,
): Verdict {
  const answers = new Map(answer.texts.map(({ id, text }) => [id, text]));
  const accepted = new Map<Wording, string>();
  const refused: Record<string, WordingRefusal | 'missing'> = {};
  for (const [section, own] of Map.groupBy(texts, (text) => text.section)) {
    const sectionWords = wordsIn(own.map(({ wording }) => wording.template));
    const templates = own.map(({ id, wording }) => {
      const text = answers.get(id);
      if (text === undefined) return { wording, refusal: 'missing' as const };
      const verdict = acceptWording(text, wording, sectionWords, visitor);
      return verdict.ok
        ? { wording, template: verdict.value }
        : { wording, refusal: verdict.failure };
    });
    const refusal = templates.find((each) => each.refusal)?.refusal;
    if (refusal) refused[section] = refusal;
    else for (const { wording, template = '' } of templates) accepted.set(wording, template);
  }
  return { accepted, refused };
}

const withWords = (
  section: ReportSection,
  accepted: ReadonlyMap<Wording, string>,
): ReportSection => {
  const reworded = (wording: Wording): Wording => {
    const template = accepted.get(wording);
    return template === undefined ? wording : { ...wording, template };
  };
  const blocks = section.blocks.map((block): ReportBlock => {
    if (block.kind === 'paragraph') return { ...block, text: reworded(block.text) };
    if (block.kind !== 'list') return block;
    return {
      ...block,
      items: block.items.map((item) => ({ ...item, text: reworded(item.text) })),
    };
  });
  return { ...section, blocks };
};

import { strong, text } from '@app/markdown/markdown-document';
import { answersTo, ratedThreats } from '@app/site-plan/threat-rating';
import type { PaperBlock } from '../../paper/paper-document.ts';
import type { Plan } from '../plan.ts';
import { heading, paragraph, smallTable } from './blocks.ts';

/** So many are beside the decision; all are in the details. */
const GRAVEST = 3;

/** What to fear most, and what of the plan answers it. */
export function gravestBlocks(plan: Plan): readonly PaperBlock[] {
  const threats = threatsOf(plan).slice(0, GRAVEST);
  if (threats.length === 0) return [];
  return [
    heading('The gravest threats'),
    smallTable(
      ['Threat', 'What answers it'],
      threats.map(({ letter, threat, controls }) => [
        [strong(`${letter} `), text(threat)],
        answerIn(controls),
      ]),
    ),
  ];
}

const threatsOf = (plan: Plan) => ratedThreats(plan.risk_assessment ?? plan.process_analysis ?? []);

/** "4 sirens; electric fence along 400 m. Still open: the grazing camps." */
function answerIn(controls: readonly string[]): string {
  const { answers, open } = answersTo(controls);
  const all = answers.length > 0 ? answers.join('; ') : 'nothing in this plan';
  return [
    `${all[0]?.toUpperCase()}${all.slice(1)}.`,
    ...open.map((text) => `Still open: ${text}`),
  ].join(' ');
}

/** The threats as a matrix and as a table, the worst first. */
export function threatBlocks(plan: Plan): readonly PaperBlock[] {
  const threats = threatsOf(plan);
  if (threats.length === 0) return [];
  const placed = threats.map(
    ({ letter, likelihood, impact }) => `${letter}: ${likelihood} × ${impact}`,
  );
  return [
    heading(plan.risk_assessment ? 'Risk assessment' : 'Process analysis'),
    paragraph(
      'Likelihood goes from 1 (rare) to 5 (expected), impact from 1 (minor) to 5 (severe). The worst threat is first.',
    ),
    {
      kind: 'threat-matrix',
      threats: threats.map(({ letter, likelihood, impact }) => ({ letter, likelihood, impact })),
      alt: `Grid of the threats, likelihood × impact: ${placed.join(', ')}. The table below names them.`,
    },
    smallTable(
      ['Threat', 'Likelihood × impact', 'Why', 'Measures'],
      threats.map(({ letter, threat, likelihood, impact, score, reason, controls }) => [
        [strong(`${letter} `), text(threat)],
        `${likelihood} × ${impact} = ${score}`,
        reason,
        answerIn(controls),
      ]),
    ),
  ];
}

import type { PlanThreat } from '@app/contracts/security-plan';
import { strong, text } from '@app/markdown/markdown-document';
import type { PaperBlock } from '../../paper/paper-document.ts';
import type { Plan } from '../plan.ts';
import { heading, paragraph, table } from './blocks.ts';

/** The threats as a matrix and as a table, the worst first. */
export function threatBlocks(plan: Plan): readonly PaperBlock[] {
  const threats = rated(plan.risk_assessment ?? plan.process_analysis ?? []);
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
    table(
      ['Threat', 'Likelihood × impact', 'Why', 'Measures'],
      threats.map(({ letter, threat, likelihood, impact, reason, controls }) => [
        [strong(`${letter} `), text(threat)],
        `${likelihood} × ${impact} = ${likelihood * impact}`,
        reason,
        controls.join('; ') || 'Nothing in this plan',
      ]),
    ),
  ];
}

const FIRST_LETTER = 65;

const rated = (threats: readonly PlanThreat[]) =>
  threats
    .toSorted((one, other) => other.likelihood * other.impact - one.likelihood * one.impact)
    .map((threat, index) => ({ ...threat, letter: String.fromCharCode(FIRST_LETTER + index) }));

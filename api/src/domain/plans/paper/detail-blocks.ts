import type { PaperBlock } from '../../paper/paper-document.ts';
import type { Plan } from '../plan.ts';
import { heading, smallTable, textBlocks } from './blocks.ts';
import { budgetDetails } from './budget-blocks.ts';
import type { Proposed } from './proposed.ts';
import { deviceBlocks, enlargedBlocks } from './site-blocks.ts';
import { threatBlocks } from './threat-blocks.ts';

/** What a plan rests on: its site, threats, calculations, devices, cables, tests and law. */
export const detailBlocks = (proposed: Proposed): readonly PaperBlock[] => {
  const { plan } = proposed;
  return [
    heading('Details', 1),
    ...textBlocks('Scope and requirements', plan.requirements),
    ...threatBlocks(plan),
    ...calculationBlocks(plan),
    ...deviceBlocks(proposed),
    ...cableBlocks(plan),
    ...textBlocks('What we test at handover', plan.commissioning),
    ...textBlocks('Compliance', plan.compliance),
    ...textBlocks('Assumptions', plan.assumptions),
    ...textBlocks('Not included', plan.exclusions),
    ...budgetDetails(plan),
    ...enlargedBlocks(proposed),
  ];
};

const calculationBlocks = ({ calculations }: Plan): readonly PaperBlock[] =>
  calculations.length === 0
    ? []
    : [
        heading('Calculations'),
        smallTable(
          ['Figure', 'Formula and inputs', 'Result', 'Source'],
          calculations.map(({ name, formula, inputs, result, source }) => [
            name,
            [formula, ...inputs.map((input) => `${input.name}: ${input.value}`)].join('; '),
            result,
            source,
          ]),
        ),
      ];

/** Every run as it is measured on the drawing; plans of before have none. */
const cableBlocks = ({ cables = [] }: Plan): readonly PaperBlock[] =>
  cables.length === 0
    ? []
    : [
        heading('Cable schedule'),
        smallTable(
          ['Tag', 'From', 'To', 'Cable', 'Metres'],
          cables.map(({ tag, from, to, type, metres }) => [tag, from, to, type, String(metres)]),
          [4],
        ),
      ];

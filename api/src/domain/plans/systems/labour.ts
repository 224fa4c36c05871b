import { labourValues } from '@app/knowledge/planning/labour';
import type { DeviceKind } from '../../catalogue/capabilities/device-kinds.ts';
import {
  type Calculation,
  type DesignContext,
  emptyDesign,
  type Supply,
  type SystemDesign,
} from '../plan-parts.ts';
import { wholeUp } from './power/whole-up.ts';

type Task = SystemDesign['labour'][number];

/**
 * Hours of the other systems and of the handover, with 10% on top; an assistant for half of them
 * (our planning values). Site survey and commissioning where the price list has them: then
 * commissioning is the handover, and its hours are not charged twice.
 */
export function designLabour(
  { market }: DesignContext,
  others: readonly SystemDesign[],
): SystemDesign {
  const installed = others.flatMap((design) => design.labour);
  if (installed.length === 0) return emptyDesign;
  const offerOf = (device: DeviceKind) => market.fitting({ device })[0];
  const commissioning = offerOf('commissioning');
  const survey = offerOf('site-survey');
  const handover = { task: 'Handover', hours: labourValues.handoverHours };
  const tasks = commissioning ? installed : [...installed, handover];
  const technician = technicianHours(tasks);
  const assistant = assistantHours(technician);
  const line = (device: DeviceKind, item: string, reason: string, quantity: number): Supply => ({
    system: 'labour',
    offer: offerOf(device),
    item,
    reason,
    quantity,
  });
  return {
    ...emptyDesign,
    supplies: [
      ...(survey
        ? [line('site-survey', 'Site survey', 'One visit to confirm measures and cable routes', 1)]
        : []),
      line(
        'labour',
        'Technician hour',
        `Labour: ${hours(sumOf(tasks))} h + ${labourValues.marginPercent}% = ${technician} h`,
        technician,
      ),
      line(
        'labour-assistant',
        'Assistant hour',
        `Assistant for ${labourValues.assistantPercent}% of ${technician} technician hours = ${assistant} h`,
        assistant,
      ),
      ...(commissioning
        ? [
            line(
              'commissioning',
              'Commissioning and handover',
              'One commissioning, training and handover',
              1,
            ),
          ]
        : []),
    ],
    calculations: [labourCalculation(tasks, technician)],
  };
}

/** Whole technician hours: sum of the tasks + 10%, rounded up. */
export const technicianHours = (tasks: readonly Task[]): number =>
  wholeUp((sumOf(tasks) * (100 + labourValues.marginPercent)) / 100);

/** Whole assistant hours: half of the technician's, rounded up. */
export const assistantHours = (technician: number): number =>
  wholeUp((technician * labourValues.assistantPercent) / 100);

const sumOf = (tasks: readonly Task[]): number => tasks.reduce((sum, task) => sum + task.hours, 0);

/** With two decimals at most. */
const hours = (value: number): string => String(Math.round(value * 100) / 100);

const labourCalculation = (tasks: readonly Task[], technician: number): Calculation => ({
  name: 'Labour',
  formula: `sum of the hours × ${1 + labourValues.marginPercent / 100}, rounded up`,
  inputs: tasks.map(({ hours: spent, task }) => ({ name: task, value: `${hours(spent)} h` })),
  result: `${technician} technician hours`,
  source: 'Times from IPVM for aiming and setting up cameras; the others are our planning values',
});

import { labourValues } from '@app/knowledge/planning/labour';
import type { DeviceKind } from '../../catalogue/capabilities/device-kinds.ts';
import { type DesignContext, emptyDesign, type SystemDesign } from '../plan-parts.ts';
import { pieces, suppliesOf, wholeUp } from './purchases.ts';

type Task = SystemDesign['labour'][number];

/**
 * Man-hours of the other systems and of the handover, with 10% on top; an assistant works a third of
 * them (our planning values). Site survey and commissioning where the price list has them: then
 * commissioning is the handover, and its hours are not charged twice.
 */
export function designLabour(
  { market }: DesignContext,
  others: readonly SystemDesign[],
): SystemDesign {
  const installed = others.flatMap((design) => design.labour);
  if (installed.length === 0) return emptyDesign;
  const listed = (device: DeviceKind) => market.fitting({ device }).length > 0;
  const commissioning = listed('commissioning');
  const handover: Task = { task: 'handover', hours: labourValues.handoverHours };
  const tasks = commissioning ? installed : [...installed, handover];
  const hours = manHours(tasks);
  const assistant = assistantHours(hours);
  const technician = hours - assistant;
  const buy = suppliesOf('labour');
  const once = (device: 'site-survey' | 'commissioning') =>
    buy(pieces(market, device, listed(device) ? 1 : 0), device, device);
  return {
    ...emptyDesign,
    supplies: [
      ...once('site-survey'),
      ...buy(pieces(market, 'labour', technician), 'labour', {
        id: 'labour',
        net: sumOf(tasks),
        hours,
        technician,
      }),
      ...buy(pieces(market, 'labour-assistant', assistant), 'labour-assistant', {
        id: 'labour-assistant',
        hours,
        assistant,
      }),
      ...once('commissioning'),
    ],
    calculations: [{ id: 'labour', tasks, technician, assistant }],
  };
}

/** Whole man-hours: sum of the tasks + 10%, rounded up. */
export const manHours = (tasks: readonly Task[]): number =>
  wholeUp((sumOf(tasks) * (100 + labourValues.marginPercent)) / 100);

/** Of so many man-hours, the whole hours of an assistant; the technician works the others. */
export const assistantHours = (hours: number): number =>
  Math.floor((hours * labourValues.assistantPercent) / 100);

const sumOf = (tasks: readonly Task[]): number => tasks.reduce((sum, task) => sum + task.hours, 0);

import { when } from '@app/wording/phrases';
import type { DesignContext, Device, SystemDesign } from '../../plan-parts.ts';
import type { Equipment } from './equipment.ts';
import { needsRadio } from './signal-paths.ts';
import { sum } from './standby.ts';

const tested = ['detector', 'contact', 'panic', 'siren', 'beam', 'outdoor-detector'] as const;

/** Tests at handover, from what is installed. */
export const alarmTests = (
  { scope, site }: DesignContext,
  equipment: Equipment,
): SystemDesign['commissioning'] => [
  ...tested
    .map((id) => ({ id, pieces: piecesOf(equipment, id) }))
    .filter(({ pieces }) => pieces > 0),
  'alarm-without-mains',
  ...when(site.monitored, 'control-room'),
  ...when(needsRadio(site, scope), 'second-path'),
];

/** How many devices of a kind an alarm has. */
export const piecesOf = ({ points }: Equipment, wanted: Device['symbol']): number =>
  sum(points.filter(({ symbol }) => symbol === wanted).map(({ places }) => places.length));

import { when } from '@app/wording/phrases';
import type { DesignContext, SystemDesign } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { hasAlarm } from '../has-alarm.ts';
import { boundaryState } from './boundary-check.ts';
import { energizerBattery, energizerOf, joulesOf } from './fence-devices.ts';
import type { FenceFigures } from './fence-figures.ts';

export function fenceCalculations(
  { market, site }: DesignContext,
  figures: FenceFigures,
): SystemDesign['calculations'] {
  const { outageHours, rural } = site;
  const joules = joulesOf(figures.energizer, energizerOf(market, figures));
  return [
    { id: 'fence-wire', ...figures },
    { id: 'energizers', ...figures },
    { id: 'fence-zones', ...figures },
    { id: 'earth-spikes', ...figures, rural },
    { id: 'fence-signs', ...figures, rural },
    ...when(outageHours > 0, {
      id: 'energizer-battery',
      joules,
      outageHours,
      ampereHours: energizerBattery(joules, outageHours),
    }),
  ];
}

export const fenceAssumptions = (
  { site }: DesignContext,
  { circuits }: FenceFigures,
): SystemDesign['assumptions'] => {
  const { kind, height } = site.boundary;
  return [
    site.outline ? 'fence-gates-open' : 'fence-corners',
    'fence-clearance',
    ...when(boundaryState(site) === 'inspect', { id: 'inspect-boundary', kind, height }),
    ...when(kind !== 'wall', { id: 'fence-on-posts', kind }),
    ...when(site.rural, 'public-road'),
    ...when(circuits > 1, { id: 'fence-circuits', circuits }),
  ];
};

export const fenceCompliance = ({ circuits }: FenceFigures): SystemDesign['compliance'] => [
  'fence-certificate',
  'first-live-wire',
  ...when(circuits > 1, 'fence-circuits'),
  'stored-energy',
];

export const fenceCommissioning = (
  { site, scope }: DesignContext,
  { zones, signs, gates }: FenceFigures,
): SystemDesign['commissioning'] => [
  { id: 'fence-voltage', zones },
  { id: 'fence-alarm', zones, keypad: scope !== 'essential', alarm: hasAlarm(site) },
  ...when(gates > 0, 'fence-gates'),
  'fence-earth',
  { id: 'fence-signs', signs },
  ...when(site.outageHours > 0, 'fence-without-mains'),
  'fence-certificate',
];

/** Why the boundary carries no electric fence, and what is lawful instead. */
export function fenceRefusal(site: Site): SystemDesign['refusals'][number] {
  const { kind, height, length } = site.boundary;
  const beams = length > 0;
  if (boundaryState(site) === 'nothing-there') return { id: 'fence-on-nothing', beams };
  return { id: 'fence-too-low', kind, height, beams };
}

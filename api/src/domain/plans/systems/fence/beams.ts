import { fenceValues as values } from '@app/knowledge/planning/fence';
import {
  type DesignContext,
  type Device,
  emptyDesign,
  type SystemDesign,
} from '../../plan-parts.ts';
import { beamMounts } from '../beam-mounts.ts';
import { type BeamSpan, beamSpans } from '../beams.ts';
import { sideId, sideOf } from '../boundary-sides.ts';
import { hasAlarm } from '../has-alarm.ts';
import { cheapest, leadBatteries, pieces, suppliesOf } from '../purchases.ts';

/** Outdoor beams along the boundary, in place of an electric fence that it may not carry. */
export function beamDesign(context: DesignContext): SystemDesign {
  const { length, sides } = context.site.boundary;
  const spans = beamSpans(context.site.boundary);
  if (spans.length === 0) return emptyDesign;
  const devices = spans.map((span) => beamPair(context, span));
  return {
    ...emptyDesign,
    devices,
    // One cable round the boundary serves all beams.
    runs: [{ cable: 'comms', through: devices.map(({ id }) => id), to: 'alarm-panel-1' }],
    supplies: beamSupplies(context, spans.length),
    labour: [
      {
        task: { id: 'beam-pairs', pairs: spans.length },
        hours: spans.length * values.labourHoursPerBeamPair,
      },
    ],
    calculations: [
      {
        id: 'beam-range',
        length,
        drawn: sides !== undefined,
        pairs: spans.length,
        range: Math.max(...spans.map(({ range }) => range)),
      },
    ],
    assumptions: ['fence-beams'],
    exclusions: ['fenceBeamPosts', ...(hasAlarm(context.site) ? [] : ['fenceBeamPanel' as const])],
    commissioning: ['fence-beams'],
  };
}

const beamPair = (
  { market, site: { boundary } }: DesignContext,
  { side, index, of, sideLength, range }: BeamSpan,
): Device => ({
  ...cheapest(market, { device: 'beam-pair', atLeast: { metres: range } }),
  id: `fence-beam-${sideId(boundary, side)}-${index + 1}`,
  system: 'fence',
  symbol: 'beam',
  label: { id: 'boundary-side', ...sideOf(boundary, side), number: index + 1, of },
  item: { id: 'fence-beam', metres: range },
  reason: { id: 'fence-beams', side: sideLength, spans: of, metres: range },
  place: { at: 'boundary-side', side, ...(of > 1 && { part: { index, of } }) },
});

function beamSupplies({ market, site }: DesignContext, pairs: number): SystemDesign['supplies'] {
  const buy = suppliesOf('fence');
  const power = Math.ceil(pairs / values.beamPairsPerSupply);
  return [
    ...beamMounts('fence', market, site, pairs),
    ...buy(
      pieces(
        market,
        { device: 'power-supply', with: ['battery-backup'], atLeast: { volts: 12 } },
        power,
      ),
      'beam-power-supply',
      { id: 'beam-power', pairs },
    ),
    ...buy(leadBatteries(market, values.usualBatteryAmpereHours, power), 'beam-battery', {
      id: 'beam-batteries',
      supplies: power,
    }),
  ];
}

import { alarmValues } from '@app/knowledge/planning/alarm';
import { cableValues } from '@app/knowledge/planning/cable';
import { fenceValues as values } from '@app/knowledge/planning/fence';
import { figure } from '@app/wording/figures';
import { counted, sideNames } from '@app/wording/phrases';
import {
  type DesignContext,
  type Device,
  emptyDesign,
  type SystemDesign,
} from '../../plan-parts.ts';
import { beamRange, sidesOf } from '../alarm/early-warning.ts';
import { hasAlarm } from '../has-alarm.ts';
import { wholeUp } from '../power/whole-up.ts';
import { packs, pieces, suppliesOf } from '../purchases.ts';

/** One stretch of a side with a pair of beams of its own. Lengths in metres. */
interface Span {
  readonly side: 0 | 1 | 2 | 3;
  readonly index: number;
  /** Spans of the side. */
  readonly of: number;
  readonly sideLength: number;
  /** Range that the pair needs: 1.25 × the span. Source: trade guides, never at the limit. */
  readonly range: number;
}

/** Stretches of a boundary that is a rectangle of 4:3, none longer than 200 m. */
export function beamSpans(length: number): readonly Span[] {
  const lengths = sidesOf(length);
  return ([0, 1, 2, 3] as const).flatMap((side) => {
    const sideLength = lengths[side];
    const of = wholeUp(sideLength / values.beamSpanMetres);
    const range = wholeUp(beamRange(sideLength / of));
    return Array.from({ length: of }, (_, index) => ({ side, index, of, sideLength, range }));
  });
}

/** Outdoor beams along the boundary, in place of an electric fence that it may not carry. */
export function beamDesign(context: DesignContext): SystemDesign {
  const spans = beamSpans(context.site.boundary.length);
  if (spans.length === 0) return emptyDesign;
  return {
    ...emptyDesign,
    devices: spans.map((span) => beamPair(context, span)),
    supplies: beamSupplies(context, spans.length),
    labour: [
      {
        task: counted(spans.length, 'beam pair'),
        hours: spans.length * values.labourHoursPerBeamPair,
      },
    ],
    calculations: [
      {
        name: 'Range of the beams',
        formula: 'longest stretch × 1.25, on the sides of a 4:3 rectangle',
        inputs: [
          { name: 'Boundary', value: `${figure(context.site.boundary.length)} m` },
          { name: 'Beam pairs', value: figure(spans.length) },
        ],
        result: `${figure(Math.max(...spans.map(({ range }) => range)))} m`,
        source: 'Our planning value: beams never work at their limit',
      },
    ],
    assumptions: ['The beams have a clear line of sight: no plants or parked cars between posts.'],
    exclusions: ['fenceBeamPosts', ...(hasAlarm(context.site) ? [] : ['fenceBeamPanel' as const])],
    commissioning: [
      'Walk, crawl and run through each beam pair in daylight and after dark: each time the alarm shows it.',
    ],
  };
}

function beamPair({ market }: DesignContext, span: Span): Device {
  const { side, index, of, sideLength, range } = span;
  const name = sideNames[side];
  return {
    id: `fence-beam-${name}-${index + 1}`,
    system: 'fence',
    symbol: 'beam',
    label: of > 1 ? `Boundary, ${name}, stretch ${index + 1}` : `Boundary, ${name}`,
    offer: market.fitting({ device: 'beam-pair', atLeast: { metres: range } })[0],
    item: `Outdoor beam pair, range at least ${figure(range)} m`,
    reason: `Beams in place of the electric fence: a side of ${figure(sideLength)} m${of > 1 ? ` ÷ ${of}` : ''} × ${alarmValues.beamRangeFactor} = ${figure(range)} m of range`,
    place: { at: 'boundary-side', side, ...(of > 1 ? { part: { index, of } } : {}) },
  };
}

function beamSupplies({ market, site }: DesignContext, pairs: number): SystemDesign['supplies'] {
  const supplies = suppliesOf('fence');
  const cable = wholeUp(site.boundary.length * cableValues.wasteFactor);
  const power = Math.ceil(pairs / values.beamPairsPerSupply);
  return [
    ...supplies(
      { offer: undefined, quantity: 2 * pairs },
      'Post or wall bracket for a beam',
      `Beam posts: two for each of ${counted(pairs, 'pair')}`,
    ),
    ...supplies(
      packs(market, {
        need: { device: 'alarm-cable' },
        size: 'metres',
        usual: values.beamCableRollMetres,
        amounts: [cable],
      }),
      `Alarm cable, ${values.beamCableRollMetres} m roll`,
      `Beam cable: ${figure(site.boundary.length)} m × ${cableValues.wasteFactor} = ${figure(cable)} m, in whole rolls`,
    ),
    ...supplies(
      pieces(
        market,
        { device: 'power-supply', with: ['battery-backup'], atLeast: { volts: 12 } },
        power,
      ),
      '12 V power supply with battery back-up, for beams',
      `Beam power: one supply for up to ${values.beamPairsPerSupply} pairs, ${counted(pairs, 'pair')}`,
    ),
    ...supplies(
      pieces(
        market,
        {
          device: 'battery',
          atLeast: { volts: 12, ampereHours: values.usualBatteryAmpereHours },
          atMost: { volts: 13 },
        },
        power,
      ),
      `12 V battery, ${values.usualBatteryAmpereHours} Ah, for the beam power supply`,
      `Beam power: one battery for each supply, ${figure(power)}`,
    ),
  ];
}

import { fenceValues as values } from '@app/knowledge/planning/fence';
import { figure } from '@app/wording/figures';
import { counted } from '@app/wording/phrases';
import type { Calculation, DesignContext } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { energizerBattery } from './fence-devices.ts';
import type { FenceFigures } from './fence-figures.ts';

const bands = values.energizers
  .map(({ wireMetres, words }) => `to ${figure(wireMetres)} m ${words}`)
  .join(', ');
const sans = 'SANS 10222-3:2023, edition 5.1';
const ourValue = 'Our planning value';

export function fenceCalculations(
  { site }: DesignContext,
  figures: FenceFigures,
): readonly Calculation[] {
  const { length, strands, wire, circuits, wirePerCircuit, energizer, zones, spikes } = figures;
  const boundary = { name: 'Boundary', value: `${figure(length)} m` };
  const place = site.rural ? 'rural' : 'urban';
  return [
    {
      name: 'Electric fence wire',
      formula: `boundary × lines × ${values.wireMargin}`,
      inputs: [boundary, { name: 'Lines', value: figure(strands) }],
      result: `${figure(wire)} m`,
      source: ourValue,
    },
    {
      name: 'Electric fence energiser',
      formula: `stored joules by metres of wire on one energiser: ${bands}; several of the largest size beyond that, or beyond ${values.zonesPerEnergizer} zones`,
      inputs: [
        { name: 'Wire', value: `${figure(wire)} m` },
        { name: 'Zones', value: figure(zones) },
        { name: 'Energisers', value: figure(circuits) },
        { name: 'Wire on each', value: `${figure(wirePerCircuit)} m` },
      ],
      result: `${counted(circuits, 'energiser')} of ${energizer.words} stored`,
      source: ourValue,
    },
    {
      name: 'Electric fence zones',
      formula: `boundary ÷ ${values.longestZoneMetres} m, rounded up`,
      inputs: [boundary],
      result: counted(zones, 'zone'),
      source: ourValue,
    },
    {
      name: 'Earth spikes',
      formula: `${values.spikesAtEnergizer} × energisers + boundary ÷ ${values.spikeSpacingMetres[place]} m, rounded up`,
      inputs: [{ name: 'Energisers', value: figure(circuits) }, boundary],
      result: counted(spikes, 'earth spike'),
      source: sans,
    },
    signCalculation(site, figures),
    ...batteryCalculation(site, energizer.mostJoules),
  ];
}

function signCalculation({ rural }: Site, { length, gates, signs }: FenceFigures): Calculation {
  const { urban, rural: country, publicRoad } = values.signSpacingMetres;
  const onRoad = length * values.publicRoadShare;
  return {
    name: 'Electric fence warning signs',
    formula: rural
      ? `along public roads ÷ ${publicRoad} m + the rest ÷ ${country} m, each rounded up, + gates + corners`
      : `boundary ÷ ${urban} m, rounded up, + gates + corners`,
    inputs: [
      ...(rural
        ? [
            { name: 'Along public roads', value: `${figure(onRoad)} m` },
            { name: 'The rest', value: `${figure(length - onRoad)} m` },
          ]
        : [{ name: 'Boundary', value: `${figure(length)} m` }]),
      { name: 'Gates', value: figure(gates) },
      { name: 'Corners', value: figure(values.corners) },
    ],
    result: counted(signs, 'sign'),
    source: sans,
  };
}

function batteryCalculation({ outageHours }: Site, joules: number): readonly Calculation[] {
  if (outageHours === 0) return [];
  return [
    {
      name: 'Battery of the energiser',
      formula: `joules × ${values.amperesPerJoule} A a joule × hours × ${values.outagesInARow} outages × ${values.batteryMargin}`,
      inputs: [
        { name: 'Energiser', value: `up to ${figure(joules)} J stored` },
        { name: 'Outage', value: `${figure(outageHours)} h` },
      ],
      result: `${figure(energizerBattery(joules, outageHours))} Ah at 12 V`,
      source: ourValue,
    },
  ];
}

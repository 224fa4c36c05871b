import type { Calculation, ComplianceNote, DesignContext } from '../../plan-parts.ts';
import { fenceValues as values } from '../../planning-values/fence.ts';
import type { Site } from '../../site.ts';
import { hasAlarm } from '../has-alarm.ts';
import { counted, number } from '../in-words.ts';
import { boundaryState } from './boundary-check.ts';
import { energizerBattery } from './fence-energizers.ts';
import type { FenceFigures } from './fence-figures.ts';

const bands = values.energizers
  .map(({ wireMetres, words }) => `to ${number(wireMetres)} m ${words}`)
  .join(', ');
const sans = 'SANS 10222-3:2023, edition 5.1';
const ours = 'Our planning value';

export function fenceCalculations(
  { site }: DesignContext,
  figures: FenceFigures,
): readonly Calculation[] {
  const { length, strands, wire, circuits, wirePerCircuit, energizer, zones, spikes } = figures;
  const boundary = { name: 'Boundary', value: `${number(length)} m` };
  const place = site.rural ? 'rural' : 'urban';
  return [
    {
      name: 'Electric fence wire',
      formula: `boundary × lines × ${values.wireMargin}`,
      inputs: [boundary, { name: 'Lines', value: number(strands) }],
      result: `${number(wire)} m`,
      source: ours,
    },
    {
      name: 'Electric fence energizer',
      formula: `stored joules by metres of wire on one energizer: ${bands}; several of the largest size beyond that, or beyond ${values.zonesPerEnergizer} zones`,
      inputs: [
        { name: 'Wire', value: `${number(wire)} m` },
        { name: 'Zones', value: number(zones) },
        { name: 'Energizers', value: number(circuits) },
        { name: 'Wire on each', value: `${number(wirePerCircuit)} m` },
      ],
      result: `${counted(circuits, 'energizer')} of ${energizer.words} stored`,
      source: ours,
    },
    {
      name: 'Electric fence zones',
      formula: `boundary ÷ ${values.longestZoneMetres} m, rounded up`,
      inputs: [boundary],
      result: counted(zones, 'zone'),
      source: ours,
    },
    {
      name: 'Earth spikes',
      formula: `${values.spikesAtEnergizer} × energizers + boundary ÷ ${values.spikeSpacingMetres[place]} m, rounded up`,
      inputs: [{ name: 'Energizers', value: number(circuits) }, boundary],
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
            { name: 'Along public roads', value: `${number(onRoad)} m` },
            { name: 'The rest', value: `${number(length - onRoad)} m` },
          ]
        : [{ name: 'Boundary', value: `${number(length)} m` }]),
      { name: 'Gates', value: number(gates) },
      { name: 'Corners', value: number(values.corners) },
    ],
    result: counted(signs, 'sign'),
    source: sans,
  };
}

function batteryCalculation({ outageHours }: Site, joules: number): readonly Calculation[] {
  if (outageHours === 0) return [];
  return [
    {
      name: 'Battery of the energizer',
      formula: `joules × ${values.amperesPerJoule} A a joule × hours × ${values.outagesInARow} outages × ${values.batteryMargin}`,
      inputs: [
        { name: 'Energizer', value: `up to ${number(joules)} J stored` },
        { name: 'Outage', value: `${number(outageHours)} h` },
      ],
      result: `${number(energizerBattery(joules, outageHours))} Ah at 12 V`,
      source: ours,
    },
  ];
}

export function fenceAssumptions(
  { site }: DesignContext,
  figures: FenceFigures,
): readonly string[] {
  const { kind, height } = site.boundary;
  return [
    `The electric fence follows a rectangle with ${values.corners} corners; more corners need more corner brackets and signs.`,
    ...(boundaryState(site) === 'inspect'
      ? [
          `Your ${kind === 'wall' ? 'wall' : 'boundary'} of ${number(height)} m is between ${values.lowestWallMetres} m and ${values.inspectedBelowMetres} m high: we inspect it along its whole length before the electric fence is ordered.`,
        ]
      : []),
    ...(kind === 'wall'
      ? []
      : [
          `The electric fence brackets are bolted to the posts of your ${kind === 'mesh' ? 'mesh fence' : 'palisade'}, so the posts must be sound and no more than ${values.bracketSpacingMetres} m apart.`,
        ]),
    ...(site.rural
      ? [
          `${values.publicRoadShare * 100}% of the boundary lies on a public road, where signs are ${values.signSpacingMetres.publicRoad} m apart.`,
        ]
      : []),
    ...(figures.circuits > 1
      ? [
          `The fence is split into ${figures.circuits} circuits, each with its own energizer, mains point and earth.`,
        ]
      : []),
  ];
}

export const fenceExclusions: readonly string[] = [
  'Building work for the electric fence: raising, plastering or repairing the wall, and cutting back plants.',
  'A mains point for each energizer, by a registered electrician.',
];

export function fenceCompliance({ circuits }: FenceFigures): readonly ComplianceNote[] {
  return [
    {
      text: 'A new, altered or sold electric fence needs a certificate of compliance from a registered installer. It is in this plan.',
      standard: 'fenceCertificate',
    },
    {
      text: `The first live wire is at least ${values.lowestWallMetres} m above the ground where the public can reach the fence. Warning signs, earth spikes and the conduit of the earth cables follow the standard.`,
      standard: 'fence',
    },
    ...(circuits > 1
      ? [
          {
            text: `Fences on different energizers stay at least ${values.metresBetweenCircuits} m apart.`,
            standard: 'fence',
          },
        ]
      : []),
    {
      text: 'The joules in this plan are stored energy, as price lists state it. SANS 60335-2-76 limits what reaches a person, so the delivered energy on the datasheet and the letter of authority decide.',
    },
  ];
}

export function fenceCommissioning(
  { site, scope }: DesignContext,
  { zones, signs, gates }: FenceFigures,
): readonly string[] {
  return [
    `The registered installer measures the fence voltage with a fence tester at the end of ${zones > 1 ? `each of the ${number(zones)} zones` : 'the fence'} and writes it down. Nobody else works on or touches the fence.`,
    `The registered installer sets off ${zones > 1 ? 'each zone' : 'the fence'}: the siren and strobe start${scope === 'essential' ? '' : ', the keypad shows the zone'}${hasAlarm(site) ? ', and the alarm reports it' : ''}.`,
    ...(gates > 0
      ? ['The installer opens each gate that carries the fence: the energizer shows it.']
      : []),
    'The installer measures the earth and writes it down.',
    `Count the warning signs from the ground: ${number(signs)} altogether, with one at each gate and corner.`,
    ...(site.outageHours > 0
      ? [
          'The installer switches off the mains supply of the energizer: it keeps running on its battery.',
        ]
      : []),
    'You receive the certificate of compliance for the electric fence.',
  ];
}

/** Why the boundary carries no electric fence, and what is lawful instead. */
export function fenceRefusal(site: Site): string {
  const { kind, height, length } = site.boundary;
  const beams = length > 0 ? ' This plan has outdoor beams along the boundary instead.' : '';
  if (boundaryState(site) === 'nothing-there')
    return `No electric fence: there is no wall or fence to carry it. Build a wall of at least ${values.inspectedBelowMetres} m first${length > 0 ? ', or use beams.' : ', or use outdoor detectors on the building.'}${beams}`;
  const what = kind === 'wall' ? 'wall' : kind === 'mesh' ? 'mesh fence' : 'palisade';
  return `No electric fence on a ${what} of ${number(height)} m: where the public can reach it, the first live wire must be at least ${values.lowestWallMetres} m above the ground (SANS 10222-3:2023, edition 5.1). Raise the ${what} to at least ${values.inspectedBelowMetres} m and we can fit the fence, or use beams.${beams}`;
}

import { fenceValues as values } from '@app/knowledge/planning/fence';
import { figure } from '@app/wording/figures';
import type { ComplianceNote, DesignContext } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { hasAlarm } from '../has-alarm.ts';
import { boundaryState } from './boundary-check.ts';
import type { FenceFigures } from './fence-figures.ts';

export function fenceAssumptions(
  { site }: DesignContext,
  figures: FenceFigures,
): readonly string[] {
  const { kind, height } = site.boundary;
  return [
    `The electric fence follows a rectangle with ${values.corners} corners; more corners need more corner brackets and signs.`,
    ...(boundaryState(site) === 'inspect'
      ? [
          `Your ${kind === 'wall' ? 'wall' : 'boundary'} of ${figure(height)} m is between ${values.lowestWallMetres} m and ${values.inspectedBelowMetres} m high. We inspect its whole length before we order the electric fence.`,
        ]
      : []),
    ...(kind === 'wall'
      ? []
      : [
          `We bolt the electric fence brackets to the posts of your ${kind === 'mesh' ? 'mesh fence' : 'palisade'}. The posts must be sound and no more than ${values.bracketSpacingMetres} m apart.`,
        ]),
    ...(site.rural
      ? [
          `${values.publicRoadShare * 100}% of the boundary lies on a public road, where signs are ${values.signSpacingMetres.publicRoad} m apart.`,
        ]
      : []),
    ...(figures.circuits > 1
      ? [
          `The fence is split into ${figures.circuits} circuits, each with its own energiser, mains point and earth.`,
        ]
      : []),
  ];
}

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
            text: `Fences on different energisers stay at least ${values.metresBetweenCircuits} m apart.`,
            standard: 'fence',
          },
        ]
      : []),
    {
      text: 'The joules in this plan are stored energy, as in price lists. SANS 60335-2-76 limits the energy that reaches a person, so the delivered energy on the datasheet and the letter of authority decide.',
    },
  ];
}

export function fenceCommissioning(
  { site, scope }: DesignContext,
  { zones, signs, gates }: FenceFigures,
): readonly string[] {
  return [
    `The registered installer measures the fence voltage with a fence tester at the end of ${zones > 1 ? `each of the ${figure(zones)} zones` : 'the fence'} and writes it down. Nobody else touches the fence or works on it.`,
    `The registered installer sets off ${zones > 1 ? 'each zone' : 'the fence'}: the siren and strobe start${scope === 'essential' ? '' : ', the keypad shows the zone'}${hasAlarm(site) ? ', and the alarm reports it' : ''}.`,
    ...(gates > 0
      ? ['The installer opens each gate that carries the fence: the energiser shows it.']
      : []),
    'The installer measures the earth and writes it down.',
    `Count the warning signs from the ground: ${figure(signs)} altogether, with one at each gate and corner.`,
    ...(site.outageHours > 0
      ? [
          'The installer switches off the mains supply of the energiser: it keeps running on its battery.',
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
  return `No electric fence on a ${what} of ${figure(height)} m: where the public can reach it, the first live wire must be at least ${values.lowestWallMetres} m above the ground (SANS 10222-3:2023, edition 5.1). Raise the ${what} to at least ${values.inspectedBelowMetres} m and we can fit the fence, or use beams.${beams}`;
}

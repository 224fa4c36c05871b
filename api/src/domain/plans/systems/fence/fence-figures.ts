import { fenceValues as values } from '@app/knowledge/planning/fence';
import type { Market } from '../../market/market.ts';
import type { Scope } from '../../plan-parts.ts';
import { boundaryGates, type Site } from '../../site.ts';
import { wholeUp } from '../purchases.ts';
import { bracketNeed } from './brackets.ts';

/** The figures of an electric fence. Lengths in metres. */
export interface FenceFigures {
  readonly length: number;
  /** Of the length what carries brackets and wire: without the gates, where they were drawn. */
  readonly fenced: number;
  readonly strands: number;
  readonly wire: number;
  readonly zones: number;
  /** Energizers, each with a circuit of its own. */
  readonly circuits: number;
  readonly wirePerCircuit: number;
  readonly zonesPerCircuit: number;
  readonly energizer: (typeof values.energizers)[number];
  /** Straight brackets, without those of corners. */
  readonly brackets: number;
  readonly corners: number;
  /** Stretches of wire between corners and ends of zones. */
  readonly straights: number;
  readonly spikes: number;
  readonly gates: number;
  readonly signs: number;
}

/** @param site with a boundary that carries a fence */
export function fenceFigures(site: Site, market: Market, scope: Scope): FenceFigures {
  const { length } = site.boundary;
  const strands = strandsOf(site, market, scope);
  const fenced = fencedMetres(site);
  const corners = site.boundary.sides?.length ?? values.corners;
  const wire = wireMetres(fenced, strands);
  const zones = zonesOf(length);
  const circuits = circuitsOf(wire, zones);
  const gates = boundaryGates(site).length + site.pedestrianGates;
  return {
    length,
    fenced,
    strands,
    wire,
    zones,
    circuits,
    wirePerCircuit: wholeUp(wire / circuits),
    zonesPerCircuit: Math.ceil(zones / circuits),
    energizer: energizerFor(wire),
    brackets: wholeUp(fenced / values.bracketSpacingMetres),
    corners,
    // Each gate that was drawn breaks a stretch in two.
    straights: corners + zones - 1 + (site.outline ? gates : 0),
    spikes: spikesOf(length, circuits, site.rural),
    gates,
    signs: signSpaces(length, site.rural) + gates + corners,
  };
}

/**
 * Live lines: the most of a listed bracket, up to what the budget asks for and not below what the
 * kind of site needs; what the budget asks for when no bracket is listed. Source: planning value,
 * homes 6 to 8, estates 12 to 20.
 */
function strandsOf(site: Site, market: Market, scope: Scope): number {
  const range = values.strands[site.type === 'Residential Estate' ? 'estate' : site.trade];
  const wanted = range[scope];
  const listed = market
    .fitting(bracketNeed('fence-bracket', site.boundary.kind, { least: range.least, most: wanted }))
    .map(({ figures }) => figures.lines ?? 0);
  return listed.length > 0 ? Math.max(...listed) : wanted;
}

const fencedMetres = ({ boundary, outline }: Site): number =>
  outline
    ? Math.max(0, boundary.length - outline.gates.reduce((sum, { width }) => sum + width, 0))
    : boundary.length;

/** Metres: boundary × strands × 1.1. Source: planning value. */
export const wireMetres = (length: number, strands: number): number =>
  wholeUp(length * strands * values.wireMargin);

/**
 * Stretches with an alarm of their own: boundary ÷ 300 m, and at least two from 300 m on, so that an
 * alarm says on which side it is. Source: planning value.
 */
export const zonesOf = (length: number): number => {
  const { longestZoneMetres: longest } = values;
  return Math.max(length >= longest ? 2 : 0, wholeUp(length / longest));
};

const mostWire = Math.max(...values.energizers.map(({ wireMetres }) => wireMetres));

/**
 * Energizers: wire ÷ 8 000 m, or zones ÷ 4 where that is more. One circuit has one energizer.
 * Source: planning values.
 */
const circuitsOf = (wire: number, zones: number): number =>
  Math.max(wholeUp(wire / mostWire), Math.ceil(zones / values.zonesPerEnergizer));

/**
 * Joules stored for the wire of the whole fence, so that several energizers are of the largest size.
 * Source: planning value.
 */
function energizerFor(wire: number): FenceFigures['energizer'] {
  const [small, medium, large] = values.energizers;
  return [small, medium].find((one) => wire <= one.wireMetres) ?? large;
}

/**
 * Earth spikes: 3 at each energiser, and one each 30 m, or 100 m in the country. Source: SANS
 * 10222-3:2023.
 */
function spikesOf(length: number, circuits: number, rural: boolean): number {
  const spacing = values.spikeSpacingMetres[rural ? 'rural' : 'urban'];
  return values.spikesAtEnergizer * circuits + wholeUp(length / spacing);
}

/**
 * Signs along a boundary, without those at gates and corners: each 10 m in town; in the country
 * each 100 m, and each 10 m along public roads. Source: SANS 10222-3:2023; the share along public
 * roads is our planning value.
 */
function signSpaces(length: number, rural: boolean): number {
  const { urban, rural: country, publicRoad } = values.signSpacingMetres;
  if (!rural) return wholeUp(length / urban);
  const onRoad = length * values.publicRoadShare;
  return wholeUp(onRoad / publicRoad) + wholeUp((length - onRoad) / country);
}

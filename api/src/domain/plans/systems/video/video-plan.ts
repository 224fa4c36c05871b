import type { DetailLevel } from '@app/contracts/site-layout';
import { videoValues } from '@app/knowledge/planning/video';
import { when } from '@app/wording/phrases';
import { gravestNeeds } from '../../essential.ts';
import type { Market } from '../../market/market.ts';
import type { DesignContext, Scope } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import type { Pieces } from '../cheapest-set.ts';
import { boundaryViews, generalViewCount, generalViews, thermalViews } from './area-views.ts';
import { watchedByView } from './boundary-by-view.ts';
import { boundaryStretches } from './boundary-stretches.ts';
import { type Chosen, chooseCameras } from './camera-choice.ts';
import { mbpsOf } from './camera-form.ts';
import { centralLoad, chooseSupplies, type SupplyLoad } from './camera-supply.ts';
import {
  drivewayViews,
  entranceViews,
  pedestrianGateViews,
  plateViews,
  roomViews,
  tillViews,
} from './entrance-views.ts';
import { type Network, planNetwork } from './network.ts';
import { chooseRecorders, type Recording } from './recorder.ts';
import { carrierOf, recordedMegapixels, type Signal, signalOf, viewsFor } from './signal.ts';
import { camerasIn, type Views } from './view.ts';

/** Everything that the video design has decided; what follows from it is written from this. */
export interface VideoPlan {
  readonly site: Site;
  readonly signal: Signal;
  /** Of cameras on coax. */
  readonly carrier: 'coax' | 'pairs';
  readonly cameras: readonly Chosen[];
  /** New cameras that are installed, without the spare. */
  readonly installed: number;
  /** Cameras that stay and go on the new recorder. */
  readonly staying: number;
  readonly mbps: number;
  readonly terabytes: number;
  readonly recording: Recording;
  readonly network: Network;
  /** What gives 12 V to cameras on coax where the recorder stands. */
  readonly supply: Supply;
}

interface Supply {
  readonly load: SupplyLoad;
  /** Undefined when they are to be quoted. */
  readonly chosen: readonly Pieces[] | undefined;
}

/** Undefined where there is nothing to record. */
export function planVideo({ site, market, scope }: DesignContext): VideoPlan | undefined {
  const signal = signalOf(market);
  const chosen = chooseCameras(viewsFor(signal, viewsOf(site, scope)), market);
  const cameras = site.outline ? watchedByView(site, chosen, signal) : chosen;
  const installed = camerasIn(cameras);
  const staying = site.stays.cameras;
  if (installed + staying === 0) return undefined;
  const mbps = totalMbps(cameras, staying, recordedMegapixels(signal, market));
  const terabytes = terabytesFor(mbps, site);
  const recording = chooseRecorders(
    { cameras: installed + staying, terabytes, family: mainFamily(cameras), signal },
    market,
  );
  const carrier = carrierOf(market);
  const plan = { site, signal, carrier, cameras, installed, staying, mbps, terabytes, recording };
  return { ...plan, ...feedsOf(plan, market, new Set()) };
}

/** @param fed ids of the cameras that a switch or a supply near them feeds */
function feedsOf(
  { signal, cameras, recording }: Pick<VideoPlan, 'signal' | 'cameras' | 'recording'>,
  market: Market,
  fed: ReadonlySet<string>,
): Pick<VideoPlan, 'network' | 'supply'> {
  const [onNetwork, onCoax] = signal === 'network' ? [cameras, []] : [[], cameras];
  const load = centralLoad(onCoax, fed);
  return {
    network: planNetwork(onNetwork, recording, market, onNetwork.length > 0 ? fed : new Set()),
    supply: { load, chosen: chooseSupplies(load, market) },
  };
}

/** The same, where local switches or supplies feed some of its cameras. */
export const fedLocally = (
  plan: VideoPlan,
  market: Market,
  fed: ReadonlySet<string>,
): VideoPlan => ({
  ...plan,
  ...feedsOf(plan, market, fed),
});

/** The family of most cameras. */
function mainFamily(cameras: readonly Chosen[]): string | undefined {
  const numbers = new Map<string, number>();
  for (const { offer, spots } of cameras) {
    if (offer) numbers.set(offer.family, (numbers.get(offer.family) ?? 0) + spots.length);
  }
  const [most] = [...numbers].toSorted(([, a], [, b]) => b - a);
  return most?.[0];
}

/** Bit rate of all cameras, also of those that stay, in Mbps. */
const totalMbps = (cameras: readonly Chosen[], staying: number, most: number): number =>
  cameras.reduce((sum, { offer, spots }) => sum + spots.length * mbpsOf(offer, most), 0) +
  staying * videoValues.otherCameraMbps;

/** Storage in terabytes: Mbps × 0.0108 × recorded fraction × days × 1.1. */
function terabytesFor(mbps: number, { trade, footageDays }: Site): number {
  const { terabytesPerMbpsDay, recordedFraction, storageMargin } = videoValues;
  return mbps * terabytesPerMbpsDay * recordedFraction[trade] * footageDays * storageMargin;
}

/**
 * The views of a scope, without those that nothing needs. Essential: entrances, tills and high-value
 * rooms, and what the gravest threats need. Recommended: also vehicle gates, the pedestrian gates that a
 * business named, the open floor and the boundary. Complete: floor and boundary a level up, all pedestrian
 * gates, and thermal cameras on long boundaries of businesses.
 */
function viewsOf(site: Site, scope: Scope): readonly Views[] {
  const essential = [...entranceViews(site), tillViews(site), roomViews(site)];
  const more =
    scope === 'essential' ? gravestViews(site) : [...gateViews(site), ...areaViews(site, scope)];
  const most =
    scope === 'complete'
      ? [...when(!watchesPeopleOnFoot(site), pedestrianGateViews(site)), thermalViews(site)]
      : [];
  return [...essential, ...more, ...most].filter(({ spots }) => spots.length > 0);
}

/** An estate's gate is where it knows who comes; elsewhere it is watched where a gravest threat needs it. */
const gravestViews = (site: Site): readonly Views[] => [
  ...(site.type === 'Residential Estate' || gravestNeeds(site, 'gate-cameras')
    ? gateViews(site)
    : []),
  ...when(gravestNeeds(site, 'floor-cameras'), floorViews(site, 'discern')),
];

/** A gate is an entrance to the site of a business; at a home the intercom shows who is there. */
const watchesPeopleOnFoot = ({ pedestrianGatesAssumed, trade }: Site): boolean =>
  trade === 'commercial' && !pedestrianGatesAssumed;

/** Vehicle gates, and pedestrian gates where people come in on foot. */
const gateViews = (site: Site): readonly Views[] => [
  plateViews(site),
  drivewayViews(site),
  ...when(watchesPeopleOnFoot(site), pedestrianGateViews(site)),
];

/** Floor, then boundary. */
function areaViews(site: Site, scope: Scope): readonly Views[] {
  const level = scope === 'complete' ? 'perceive' : 'discern';
  const left = site.stays.cameras - stayingOnFloor(site);
  const onBoundary = Math.min(left, boundaryStretches(site).views);
  return [floorViews(site, level), boundaryViews(site, level, onBoundary)];
}

const floorViews = (site: Site, level: DetailLevel): Views =>
  generalViews(site, level, stayingOnFloor(site));

/** Cameras that stay take general views first, then boundary views, never an entrance's. */
const stayingOnFloor = (site: Site): number => Math.min(site.stays.cameras, generalViewCount(site));

import type { DesignContext } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { type Chosen, chooseCameras } from './camera-choice.ts';
import { type Network, planNetwork } from './network.ts';
import { chooseRecorders, type Recording } from './recorder.ts';
import { terabytesFor, totalMbps } from './storage.ts';
import { viewsOf } from './views.ts';

/** Everything that the video design has decided; what follows from it is written from this. */
export interface VideoPlan {
  readonly site: Site;
  readonly cameras: readonly Chosen[];
  /** New cameras that are installed, without the spare. */
  readonly installed: number;
  /** Cameras that stay and go on the new recorder. */
  readonly staying: number;
  readonly mbps: number;
  readonly terabytes: number;
  readonly recording: Recording;
  readonly network: Network;
}

/** Undefined where there is nothing to record. */
export function planVideo({ site, market, scope }: DesignContext): VideoPlan | undefined {
  const cameras = chooseCameras(viewsOf(site, scope), market);
  const installed = cameras.reduce((sum, { spots }) => sum + spots.length, 0);
  const staying = site.stays.cameras;
  if (installed + staying === 0) return undefined;
  const mbps = totalMbps(cameras, staying);
  const terabytes = terabytesFor(mbps, site);
  const recording = chooseRecorders(
    { cameras: installed + staying, terabytes, family: mainFamily(cameras) },
    market,
  );
  const network = planNetwork(site, cameras, recording, market);
  return { site, cameras, installed, staying, mbps, terabytes, recording, network };
}

/** The family of most cameras. */
function mainFamily(cameras: readonly Chosen[]): string | undefined {
  const numbers = new Map<string, number>();
  for (const { offer, spots } of cameras) {
    if (offer) numbers.set(offer.family, (numbers.get(offer.family) ?? 0) + spots.length);
  }
  const [most] = [...numbers].toSorted(([, a], [, b]) => b - a);
  return most?.[0];
}

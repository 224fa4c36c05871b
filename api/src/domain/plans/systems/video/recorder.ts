import { videoValues } from '@app/knowledge/planning/video';
import type { Market, Offer } from '../../market/market.ts';
import type { Pieces } from '../cheapest-set.ts';
import type { Signal } from './signal.ts';

const { channelMargin, recorderChannels } = videoValues;

/** What records the cameras of a signal. */
export const recorderKinds = { network: 'nvr', coax: 'dvr' } as const;

/** Equal recorders that share the cameras. */
export interface Recording {
  readonly recorders: number;
  /** Channels that each needs at least. */
  readonly channels: number;
  readonly offer: Offer | undefined;
  /** Terabytes that each has to hold. */
  readonly terabytes: number;
  /** In each recorder; undefined when no listed drives fit, or none are listed. */
  readonly drives: Pieces | undefined;
}

interface Load {
  readonly cameras: number;
  readonly terabytes: number;
  /** Of the cameras, whose codec a recorder of the same family knows. */
  readonly family: string | undefined;
  readonly signal: Signal;
}

/**
 * The smallest recorder of 4, 8, 16, 32 or 64 channels with 1.2 × the cameras whose bays hold the
 * storage; a bigger one when its bays do not, and several when none does.
 */
export function chooseRecorders(load: Load, market: Market): Recording {
  const drives = market.fitting({ device: 'hard-drive' });
  const few = fewestRecorders(load.cameras);
  if (market.fitting({ device: recorderKinds[load.signal] }).length > 0) {
    for (let recorders = few; recorders <= load.cameras; recorders += 1) {
      const found = recordingWith(recorders, load, market, drives);
      if (found) return found;
    }
  }
  // No bays hold the storage: the drives stay to be quoted.
  return (
    recordingWith(few, load, market, []) ?? {
      recorders: few,
      channels: classesFor(load.cameras, few)[0] ?? 0,
      offer: undefined,
      terabytes: share(load, few),
      drives: undefined,
    }
  );
}

/** So many that 64 channels are enough for each. */
const fewestRecorders = (cameras: number): number =>
  Math.ceil(cameras / Math.floor(Math.max(...recorderChannels) / channelMargin));

function recordingWith(
  recorders: number,
  load: Load,
  market: Market,
  drives: readonly Offer[],
): Recording | undefined {
  const terabytes = share(load, recorders);
  for (const channels of classesFor(load.cameras, recorders)) {
    const able = market.fitting({ device: recorderKinds[load.signal], atLeast: { channels } });
    const offer = able.find(({ family }) => family === load.family) ?? able[0];
    if (!offer) return undefined;
    const fitting = cheapestDrives(drives, terabytes, offer.figures.bays ?? 1);
    if (fitting || drives.length === 0) {
      return { recorders, channels, offer, terabytes, drives: fitting };
    }
  }
  return undefined;
}

/** Sizes with 1.2 × the cameras of one recorder, the smallest first. */
const classesFor = (cameras: number, recorders: number): readonly number[] =>
  recorderChannels.filter((channels) => channels >= channelMargin * Math.ceil(cameras / recorders));

/** Storage of the recorder with the most cameras. */
const share = ({ cameras, terabytes }: Load, recorders: number): number =>
  (terabytes * Math.ceil(cameras / recorders)) / cameras;

/**
 * The cheapest equal drives that hold so many terabytes in so many bays, the fewest where the price
 * is the same; undefined when none do.
 * @param drives hard drives with their terabytes
 */
export function cheapestDrives(
  drives: readonly Offer[],
  terabytes: number,
  bays: number,
): Pieces | undefined {
  const [best] = drives
    .map((offer) => ({ offer, quantity: drivesNeeded(offer, terabytes) }))
    .filter(({ quantity }) => quantity <= bays)
    .toSorted(
      (a, b) => a.quantity * a.offer.price - b.quantity * b.offer.price || a.quantity - b.quantity,
    );
  return best;
}

/** A recorder has at least one drive. */
const drivesNeeded = ({ figures }: Offer, terabytes: number): number =>
  figures.terabytes
    ? Math.max(1, Math.ceil(terabytes / figures.terabytes))
    : Number.POSITIVE_INFINITY;

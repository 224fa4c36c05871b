/** A camera that could be put somewhere: the pieces that it would see, by index. */
export interface Option {
  readonly sees: Int32Array;
}

/** What is to be seen, and what is already. */
export interface ToSee {
  /** Weight of each piece, such as its metres. */
  readonly weights: readonly number[];
  /** Pieces that other cameras see. */
  readonly seen: ReadonlySet<number>;
  /** Weight that is enough. */
  readonly enough: number;
  /** An option that adds less is not taken. */
  readonly least: number;
}

/** Of more options no pairs are exchanged: a long boundary would take too long for what it saves. */
const MOST_PAIRED = 14;
const nothing = new Int32Array();
/** Sums of metres differ by less than this in the order in which they were added. */
const TINY = 1e-9;

/**
 * As few options as see enough, or as much as they can: the one that adds most, again and again (greedy
 * set cover; the earlier of two that add the same), then exchanges that see more or save one. Not always
 * the fewest: at most one more on 3,997 of 4,000 small sites, on the others two.
 * @returns indexes of the options
 */
export function leastCover(options: readonly Option[], toSee: ToSee): readonly number[] {
  const cover = emptyCover(options, toSee);
  while (!cover.isEnough()) {
    const { index, gain } = cover.best();
    if (index < 0 || gain < toSee.least) break;
    cover.add(index);
  }
  exchangeEach(cover);
  dropSpare(cover, toSee);
  while (cover.taken().length <= MOST_PAIRED && exchangeTwo(cover, toSee)) dropSpare(cover, toSee);
  return cover.taken();
}

type Cover = ReturnType<typeof emptyCover>;

/** The options that are taken, and how many of them see each piece. */
function emptyCover(options: readonly Option[], { weights, seen, enough }: ToSee) {
  const counts = new Uint16Array(weights.length);
  const piecesOf = (index: number) => options[index]?.sees ?? nothing;
  /** Weight of an option's pieces that so many of the taken ones see. */
  const seenBy = (number: number, index: number) => {
    let weight = 0;
    const pieces = piecesOf(index);
    // Asked for a great many options: a loop with an index is several times as fast.
    for (let place = 0; place < pieces.length; place++) {
      const piece = pieces[place] ?? 0;
      if (counts[piece] === number) weight += weights[piece] ?? 0;
    }
    return weight;
  };
  const whole = options.map((_, index) => seenBy(0, index));
  const taken = new Set<number>();
  let sum = 0;
  for (const piece of seen) {
    counts[piece] = 1;
    sum += weights[piece] ?? 0;
  }
  const count = (index: number, by: number) => {
    for (const piece of piecesOf(index)) counts[piece] = (counts[piece] ?? 0) + by;
  };
  return {
    taken: () => [...taken],
    sum: () => sum,
    isEnough: (without = 0) => sum - without >= enough - TINY,
    /** What only this taken option sees. */
    loss: (index: number) => seenBy(1, index),
    /** The option that adds most, and more than `least`; -1 when none does. */
    best: (least = 0) => {
      let best = { index: -1, gain: Math.max(0, least) };
      for (let index = 0; index < options.length; index++) {
        if ((whole[index] ?? 0) <= best.gain + TINY) continue;
        const gain = seenBy(0, index);
        if (gain > best.gain + TINY) best = { index, gain };
      }
      return best;
    },
    add: (index: number) => {
      sum += seenBy(0, index);
      count(index, 1);
      taken.add(index);
    },
    remove: (index: number) => {
      sum -= seenBy(1, index);
      count(index, -1);
      taken.delete(index);
    },
  };
}

/** Each taken option for the one that then adds most, if that is more. */
function exchangeEach(cover: Cover): void {
  for (const index of cover.taken()) {
    const before = cover.sum();
    cover.remove(index);
    const other = cover.best(before - cover.sum());
    cover.add(other.index < 0 ? index : other.index);
  }
}

/** Takes out what is not needed, that which adds least first. */
function dropSpare(cover: Cover, { least }: ToSee): void {
  const wasEnough = cover.isEnough();
  for (const index of cover.taken().toSorted((a, b) => cover.loss(a) - cover.loss(b))) {
    const loss = cover.loss(index);
    if (wasEnough ? cover.isEnough(loss) : loss < least) cover.remove(index);
  }
}

/** Two of the taken options for one other that sees enough with the rest. */
function exchangeTwo(cover: Cover, { enough }: ToSee): boolean {
  const wanted = Math.min(enough, cover.sum());
  const taken = cover.taken();
  for (const [place, one] of taken.entries()) {
    for (const two of taken.slice(place + 1)) {
      cover.remove(one);
      cover.remove(two);
      const { index } = cover.best(wanted - cover.sum() - 2 * TINY);
      if (index >= 0) {
        cover.add(index);
        return true;
      }
      cover.add(one);
      cover.add(two);
    }
  }
  return false;
}

import type { Entry } from './vocabulary.ts';

/** Words of theft. With an asset in the same sentence they name an incident (`theft` in `assets.ts`). */
export const thefts: Readonly<Record<'theft', Entry>> = {
  theft: {
    words:
      'steal, stole, stolen, stealing, theft, thief, thieves, taken, took, nicked, swiped, looted, looting, disappear, disappeared, disappearing, missing, gone, vanish, vanished, helped themselves, helping themselves, carried away, carried off, strip, stripped, stripping, grabbed, snatched, cleaned out, made off with, ran off with, got away with, walk out, walked out, walking out, robbed of, siphon, siphoned, losing, we lose, we lost, cut out, ripped out, pilfering, walks away',
  },
};

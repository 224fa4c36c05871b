/** One import's turn, from the moment its owner is known until its answer. */
export interface ImportTurn {
  /** @param share of the file that has been imported, from 0 to 1. */
  advance(share: number): void;
  end(): void;
}

export interface ImportProgress {
  readonly importing: boolean;
  readonly share: number;
}

/** Lets one import in at a time and tells whoever knows an upload's id how far it is. */
export interface ImportTurns {
  /** The turn of an upload; nothing while another one has it. */
  take(uploadId: string | undefined): ImportTurn | undefined;
  progress(uploadId: string): ImportProgress;
}

export function createImportTurns(): ImportTurns {
  let current: { uploadId: string | undefined; share: number; importing: boolean } | undefined;
  return {
    take(uploadId) {
      if (current) return undefined;
      const mine = { uploadId, share: 0, importing: false };
      current = mine;
      return {
        advance(share) {
          mine.importing = true;
          mine.share = Math.min(1, share);
        },
        end() {
          if (current === mine) current = undefined;
        },
      };
    },
    progress(uploadId) {
      if (current?.uploadId !== uploadId) return { importing: false, share: 0 };
      return { importing: current.importing, share: current.share };
    },
  };
}

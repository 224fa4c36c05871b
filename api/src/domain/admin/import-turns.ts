/** The turn of one import, from the sign-in until the answer. */
export interface ImportTurn {
  /** @param share of the file that has been imported, from 0 to 1. */
  advance(share: number): void;
  end(): void;
}

export interface ImportProgress {
  readonly importing: boolean;
  readonly share: number;
}

/** Allows one import at a time and tells its progress by the id of the upload. */
export interface ImportTurns {
  /** The turn for an upload; undefined while another upload has it. */
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

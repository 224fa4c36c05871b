/** Why a file cannot be read as a whole. `message` is for the owner and names the line itself. */
export interface StructureFailure {
  readonly kind: 'structure';
  /** 1-based; undefined when the problem is not on one line. */
  readonly line: number | undefined;
  readonly message: string;
}

export const structureFailure = (line: number | undefined, problem: string): StructureFailure => ({
  kind: 'structure',
  line,
  message: line === undefined ? problem : `Line ${line}: ${problem}`,
});

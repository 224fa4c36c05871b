/** The requested part of a file, in bytes, both ends included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Reads a `Range` header for a file of `size` bytes. Players request one range at a time; any other
 * form of the header is answered with the whole file, as the standard allows.
 */
export function byteRange(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return 'whole';
  if (!first) {
    const suffix = Number(last);
    return suffix === 0 || size === 0
      ? 'unsatisfiable'
      : { from: Math.max(0, size - suffix), to: size - 1 };
  }
  const from = Number(first);
  if (last && Number(last) < from) return 'whole';
  if (from >= size) return 'unsatisfiable';
  return { from, to: last ? Math.min(Number(last), size - 1) : size - 1 };
}

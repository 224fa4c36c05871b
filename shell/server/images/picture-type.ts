const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** What a file is by its first bytes, because a name can be wrong; undefined for all else, SVG included. */
export function pictureType(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | undefined {
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, JPEG)) return 'jpeg';
  const text = (from: number) => String.fromCharCode(...bytes.slice(from, from + 4));
  return text(0) === 'RIFF' && text(8) === 'WEBP' ? 'webp' : undefined;
}

const startsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, place) => bytes[place] === byte);

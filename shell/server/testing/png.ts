const SIGNATURE = '89504e470d0a1a0a';

/** Width and height that a PNG declares: https://www.w3.org/TR/png-3/#11IHDR */
export function sizeOfPng(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  const png = Buffer.from(bytes);
  if (png.subarray(0, 8).toString('hex') !== SIGNATURE) throw new Error('This is not a PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

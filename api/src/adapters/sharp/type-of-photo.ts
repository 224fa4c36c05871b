/** What the first bytes of a file say that it is: nobody has to believe its name. */
export function typeOfPhoto(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heic' | 'other-type' {
  const text = Buffer.from(bytes).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  // ISO/IEC 23008-12: a box `ftyp` with one of these brands.
  if (/^.{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/s.test(text)) return 'heic';
  return 'other-type';
}

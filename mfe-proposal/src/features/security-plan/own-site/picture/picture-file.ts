/** Limits of what a visitor chooses. */
export const fileLimits = {
  bytes: 25 * 1024 * 1024,
  /** Phones take photos of 12 to 50 million pixels. */
  pixels: 64_000_000,
  leastSide: 100,
} as const;

/** Why a file cannot lie behind the drawing. What was there before stays in any case. */
export const fileTexts = {
  empty: 'This file is empty. Choose another one.',
  tooLarge: `This file is too large. Choose one of at most ${fileLimits.bytes / 1024 / 1024} MB.`,
  type: 'We cannot open this file. Choose a JPEG, PNG or WebP picture, or a PDF.',
  svg: 'We cannot open SVG drawings. Save it as a PDF, or take a screenshot of it.',
  heic: 'We cannot open HEIC photos. Choose a JPEG: a screenshot of the photo works too.',
  damaged: 'We cannot open this picture: part of it is missing or damaged. Choose another one.',
  tooManyPixels: `This picture has too many pixels. Choose one of at most ${fileLimits.pixels / 1_000_000} million pixels.`,
  tooSmall: `This picture is too small to draw over. Choose one of at least ${fileLimits.leastSide} pixels in each direction.`,
  pdfDamaged:
    'We cannot open this PDF: it is damaged. Take a screenshot of the plan and choose that.',
  pdfPassword:
    'This PDF has a password. Save it without one, or take a screenshot of the plan and choose that.',
  pdfBlank:
    'We see nothing on this page: it is empty, or its picture is too large. Try another page, or take a screenshot of the plan.',
  pdfSlow: 'This page takes too long to open. Take a screenshot of the plan and choose that.',
  code: 'The part of this site that opens pictures did not load. Check your connection and choose the file again.',
} as const;

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'pdf';

/** What the first bytes say that a file is: nobody has to believe its name. */
export function kindOf(bytes: Uint8Array): PictureKind | 'svg' | 'heic' | 'other' {
  const text = latin1(bytes.subarray(0, 512));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (text.startsWith('%PDF-')) return 'pdf';
  // ISO/IEC 23008-12: a box `ftyp` with one of these brands.
  if (/^.{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/s.test(text)) return 'heic';
  return /<svg\b/i.test(text) ? 'svg' : 'other';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Pixels of a picture as its header says, so that nobody has to decode it to know that it is too large.
 * Undefined where there is no header.
 */
export function sizeOf(kind: 'jpeg' | 'png' | 'webp', bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (kind === 'png') return { width: view.getUint32(16), height: view.getUint32(20) };
    return kind === 'webp' ? sizeOfWebP(view, bytes) : sizeOfJpeg(view);
  } catch {
    // The file ends within its header.
    return undefined;
  }
}

/** RFC 9649, section 2.5 to 2.7. */
function sizeOfWebP(view: DataView, bytes: Uint8Array): Size | undefined {
  switch (latin1(bytes.subarray(12, 16))) {
    case 'VP8X':
      return {
        width: 1 + (view.getUint32(24, true) & 0xff_ff_ff),
        height: 1 + (view.getUint32(26, true) >>> 8),
      };
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return { width: 1 + (packed & 0x3f_ff), height: 1 + ((packed >>> 14) & 0x3f_ff) };
    }
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3f_ff,
        height: view.getUint16(28, true) & 0x3f_ff,
      };
    default:
      return undefined;
  }
}

/** ITU-T T.81: segments until a start of frame, of which three markers of the same range are none. */
function sizeOfJpeg(view: DataView): Size | undefined {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // A marker may be preceded by fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // A scan before any frame.
    if (marker === 0xda) return undefined;
    at += 2 + view.getUint16(at + 2);
  }
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

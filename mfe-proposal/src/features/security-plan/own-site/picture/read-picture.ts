import { STORED_PHOTO_BYTES } from '@app/contracts/photo';
import { failed, type Result, success } from '@app/result';
import { canvasOf, context, isTooSmall } from './canvas.ts';
import { fileLimits, fileTexts, kindOf, sizeOf } from './picture-file.ts';

/** A picture as it is kept and sent: without anything else that was in the file. */
export interface ReadPicture {
  /** A JPEG. */
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
  /** Of the PDF; 1 for a picture. */
  readonly pages: number;
}

/**
 * Opens what the visitor has chosen and encodes it anew, small enough to send. Fails with a text for the visitor.
 * @param page of a PDF, from 1
 */
export async function readPicture(file: Blob, page = 1): Promise<Result<ReadPicture, string>> {
  if (file.size === 0) return failed(fileTexts.empty);
  if (file.size > fileLimits.bytes) return failed(fileTexts.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes);
  switch (kind) {
    case 'svg':
      return failed(fileTexts.svg);
    case 'heic':
      return failed(fileTexts.heic);
    case 'other':
      return failed(fileTexts.type);
    case 'pdf': {
      const { readPdfPage } = await import('./pdf-page.ts');
      const read = await readPdfPage(bytes, page);
      return read.ok ? encoded(read.value.canvas, read.value.pages) : read;
    }
    default:
      return decoded(kind, bytes);
  }
}

async function decoded(
  kind: 'jpeg' | 'png' | 'webp',
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<ReadPicture, string>> {
  const size = sizeOf(kind, bytes);
  if (!size) return failed(fileTexts.damaged);
  // Before it is decoded: a few kilobytes can promise gigabytes of pixels.
  if (size.width * size.height > fileLimits.pixels) return failed(fileTexts.tooManyPixels);
  try {
    const bitmap = await createImageBitmap(new Blob([bytes], { type: `image/${kind}` }));
    const canvas = canvasOf(bitmap);
    context(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await encoded(canvas, 1);
  } catch {
    return failed(fileTexts.damaged);
  }
}

async function encoded(
  canvas: HTMLCanvasElement,
  pages: number,
): Promise<Result<ReadPicture, string>> {
  const { width, height } = canvas;
  if (isTooSmall(canvas)) return failed(fileTexts.tooSmall);
  for (const quality of [0.85, 0.7, 0.5, 0.3]) {
    const blob = await jpegOf(canvas, quality);
    if (blob && blob.size <= STORED_PHOTO_BYTES) return success({ blob, width, height, pages });
  }
  return failed(fileTexts.damaged);
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

import { pictureLimits } from '@app/contracts/site-picture';
import { failed, type Result, success } from '@app/result';
import type * as PdfJs from 'pdfjs-dist';
import { canvasOf, context, isTooSmall } from './canvas.ts';
import { fileLimits, fileTexts } from './picture-file.ts';

/** A page that takes longer is given up, with everything that works on it. */
const PDF_MS = 20_000;

/**
 * Files of pdf.js, which the build copies as they are. They are loaded when the first PDF is chosen: those for
 * browsers of the last years, because the others use what only the newest have.
 */
const code = () => new URL('pdfjs-dist/legacy/build/pdf.min.mjs', import.meta.url).href;
const workerCode = () =>
  new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
interface PdfPage {
  readonly canvas: HTMLCanvasElement;
  readonly pages: number;
}

/**
 * A page of a PDF as a picture. Nothing in the file runs: pdf.js has no code that makes code of it, scripts need a
 * part of pdf.js that is not there, and forms and links are left out. Fails with a text for the visitor.
 * @param wanted the number of the page, from 1
 */
export async function readPdfPage(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: number,
): Promise<Result<PdfPage, string>> {
  let pdf: typeof PdfJs;
  try {
    pdf = await import(/* webpackIgnore: true */ /* @vite-ignore */ code());
  } catch {
    return failed(fileTexts.code);
  }
  const port = new Worker(workerCode(), { type: 'module' });
  // Its code did not come, or its memory was used up.
  const broken = new Promise<Result<PdfPage, string>>((resolve) => {
    port.addEventListener('error', () => resolve(failed(fileTexts.code)));
  });
  try {
    return await Promise.race([broken, readInTime(pdf, port, bytes, wanted)]);
  } finally {
    // Ends also a worker that is busy and hears nothing.
    port.terminate();
  }
}

async function readInTime(
  pdf: typeof PdfJs,
  port: Worker,
  data: Uint8Array<ArrayBuffer>,
  wanted: number,
): Promise<Result<PdfPage, string>> {
  const worker = pdf.PDFWorker.create({ port });
  // On a slow line its code takes longer than any page.
  await worker.promise;
  const deadline = AbortSignal.timeout(PDF_MS);
  const late = new Promise<Result<PdfPage, string>>((resolve) => {
    const giveUp = () => resolve(failed(fileTexts.pdfSlow));
    if (deadline.aborted) giveUp();
    deadline.addEventListener('abort', giveUp);
  });
  const task = pdf.getDocument({
    data,
    worker,
    verbosity: pdf.VerbosityLevel.ERRORS,
    enableXfa: false,
    maxImageSize: fileLimits.pixels,
    // The policy of this site has no WebAssembly: the build puts other decoders into the worker.
    useWasm: false,
  });
  try {
    return await Promise.race([late, painted(pdf, task, wanted)]);
  } finally {
    forget(task);
  }
}

async function painted(
  pdf: typeof PdfJs,
  task: PdfJs.PDFDocumentLoadingTask,
  wanted: number,
): Promise<Result<PdfPage, string>> {
  try {
    const document = await task.promise;
    const page = await document.getPage(Math.min(Math.max(wanted, 1), document.numPages));
    const asItIs = page.getViewport({ scale: 1 });
    const scale = pictureLimits.side / Math.max(asItIs.width, asItIs.height);
    const viewport = page.getViewport({ scale });
    const canvas = canvasOf(viewport);
    if (isTooSmall(canvas)) return failed(fileTexts.tooSmall);
    await page.render({
      canvas,
      viewport,
      annotationMode: pdf.AnnotationMode.DISABLE,
    }).promise;
    if (isBlank(canvas)) return failed(fileTexts.pdfBlank);
    return success({ canvas, pages: document.numPages });
  } catch (fault) {
    const isLocked = fault instanceof Error && fault.name === 'PasswordException';
    return failed(isLocked ? fileTexts.pdfPassword : fileTexts.pdfDamaged);
  }
}

/** Stops painting, and takes fonts and filters of the file out of the document. */
function forget(task: PdfJs.PDFDocumentLoadingTask): void {
  // Its worker may be ended before it can answer.
  task.destroy().catch(() => undefined);
}

/** Whether each pixel is as the first one. */
function isBlank(canvas: HTMLCanvasElement): boolean {
  const { data } = context(canvas).getImageData(0, 0, canvas.width, canvas.height);
  const pixels = new Uint32Array(data.buffer);
  return pixels.every((pixel) => pixel === pixels[0]);
}

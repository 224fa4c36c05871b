import { getDocumentProxy } from 'unpdf';

/**
 * Lengths of the straight lines that are drawn on a page of a PDF, in points, and its size.
 * @param number from 1
 */
export async function linesOnPage(bytes: Uint8Array, number: number) {
  const page = await (await getDocumentProxy(bytes.slice())).getPage(number);
  const { argsArray } = await page.getOperatorList();
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height, lengths: argsArray.flatMap(lengthsIn) };
}

/** pdf.js codes a path as numbers: 0 x y moves, 1 x y draws a line, 2 and six numbers a curve, 4 closes. */
function lengthsIn(args: unknown): readonly number[] {
  const path = Array.isArray(args) && Array.isArray(args[1]) ? args[1][0] : undefined;
  if (!(path instanceof Float32Array)) return [];
  const lengths: number[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < path.length; ) {
    const code = path[at];
    const size = { 0: 2, 1: 2, 2: 6 }[code ?? 4] ?? 0;
    const end = [path[at + size - 1] ?? 0, path[at + size] ?? 0] as const;
    if (code === 1) lengths.push(Math.hypot(end[0] - x, end[1] - y));
    if (size > 0) [x, y] = end;
    at += 1 + size;
  }
  return lengths;
}

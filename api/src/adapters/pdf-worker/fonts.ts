import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

export type FontName = 'regular' | 'italic' | 'medium' | 'strong' | 'mono';

const files: Readonly<Record<FontName, string>> = {
  regular: 'schibsted-grotesk-regular.ttf',
  italic: 'schibsted-grotesk-italic.ttf',
  medium: 'schibsted-grotesk-medium.ttf',
  strong: 'schibsted-grotesk-strong.ttf',
  mono: 'sometype-mono-regular.ttf',
};

function load(file: string): Font {
  const font = create(readFileSync(new URL(`./fonts/${file}`, import.meta.url)));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}

/** Parsed once for all PDFs of a thread. */
const fonts: ReadonlyMap<FontName, Font> = new Map(
  (Object.keys(files) as FontName[]).map((name) => [name, load(files[name])]),
);

/** Makes the fonts of the site known to a document, each by its name. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  // pdfkit 0.20 takes parsed fonts; its types, made for 0.17, know only their bytes.
  for (const [name, font] of fonts) pdf.registerFont(name, font as unknown as Uint8Array);
}

const ofText = [...fonts].filter(([name]) => name !== 'mono').map(([, font]) => font);

/** Whether the fonts of texts can show a character. References, in the mono font, need no check. */
export const canShow = (codePoint: number): boolean =>
  ofText.every((font) => font.hasGlyphForCodePoint(codePoint));

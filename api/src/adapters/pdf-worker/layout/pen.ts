import { type colours, colours as hexOf } from '../colours.ts';
import { type FontName, registerFonts } from '../fonts.ts';
import { shownText } from '../shown-text.ts';
import type { Line, Measure } from './lines.ts';
import { type PageSize, sheet, sizes, type TextSize } from './sheet.ts';

export type Colour = keyof typeof colours;

/** Draws on the pages of one document, from top to bottom. Lengths are in points. */
export interface Pen {
  readonly pdf: PDFKit.PDFDocument;
  /** Where the next block starts, from the top of the page. */
  y: number;
  measure(size: TextSize): Measure;
  /** Draws a line of text as content of `tag`, or as part of an artifact without one. */
  line(line: Line, at: TextPlace, tag?: PDFKit.PDFStructureElement): void;
  /** A small muted text in a figure. */
  note(words: string, x: number, y: number): void;
  /** What is drawn inside is not part of the content: rules, fills, repeated heads. */
  artifact(draw: () => void, type?: 'Pagination' | 'Layout'): void;
  rule(y: number, colour: Colour): void;
  /** Whether so much fits below `y`. */
  fits(height: number): boolean;
  /** A4 upright unless another size is given. */
  newPage(size?: PageSize): void;
  /** What follows starts a page. */
  endPage(): void;
  /** Starts a page unless so much fits on this one. */
  need(height: number): void;
}

export interface TextPlace {
  readonly x: number;
  /** The top of the line. */
  readonly y: number;
  readonly size: TextSize;
  readonly colour: Colour;
}

export function createPen(pdf: PDFKit.PDFDocument): Pen {
  registerFonts(pdf);
  const known = new Map<string, number>();

  const width = (text: string, font: FontName, { size }: TextSize): number => {
    const key = `${font} ${size} ${text}`;
    const found = known.get(key) ?? pdf.font(font).fontSize(size).widthOfString(text);
    known.set(key, found);
    return found;
  };

  const pen: Pen = {
    pdf,
    y: sheet.top,
    measure: (size) => (text, font) => width(text, font, size),
    line(line, { x, y, size, colour }, tag) {
      const baseline = y + size.leading / 2 + size.size * 0.34;
      let left = x;
      for (const { shown, actual, font } of line) {
        const at = left;
        marked(pdf, tag, actual, () =>
          pdf
            .font(font)
            .fontSize(size.size)
            .fillColor(hexOf[colourOf(font, colour)])
            .text(shown, at, baseline, { lineBreak: false, baseline: 'alphabetic' }),
        );
        left += width(shown, font, size);
      }
    },
    note(words, x, y) {
      const line = [{ shown: shownText(words).shown, font: 'regular' }] as const;
      pen.line(line, { x, y, size: sizes.note, colour: 'text-muted' });
    },
    artifact(draw, type = 'Layout') {
      pdf.markContent('Artifact', { type });
      draw();
      pdf.endMarkedContent();
    },
    rule(y, colour) {
      pdf
        .moveTo(sheet.left, y)
        .lineTo(pdf.page.width - sheet.left, y)
        .lineWidth(0.75)
        .strokeColor(hexOf[colour])
        .stroke();
    },
    fits: (height) => pen.y + height <= sheet.bottom,
    newPage(size) {
      if (size) pdf.addPage({ size: [size.width, size.height], margin: 0 });
      else pdf.addPage();
      pen.y = sheet.top;
    },
    endPage() {
      pen.y = Number.POSITIVE_INFINITY;
    },
    need(height) {
      if (!pen.fits(height) && pen.y > sheet.top) pen.newPage();
    },
  };
  return pen;
}

/** What stands out in the text is darker too, as on the site. */
const colourOf = (font: FontName, colour: Colour): Colour =>
  colour === 'text-body' && (font === 'strong' || font === 'medium') ? 'text-strong' : colour;

/** Draws as content of a tag; what is drawn otherwise than it reads gets a span with its text. */
function marked(
  pdf: PDFKit.PDFDocument,
  tag: PDFKit.PDFStructureElement | undefined,
  actual: string | undefined,
  draw: () => void,
): void {
  if (!tag) {
    draw();
  } else if (actual === undefined) {
    tag.add(draw);
  } else {
    const span = pdf.struct('Span', { actual });
    tag.add(span);
    span.add(draw);
    span.end();
  }
}

import { extractText, getDocumentProxy } from 'unpdf';

/** A PDF as a reader sees it. */
export interface ReadPdf {
  /** The text of each page. */
  readonly pages: readonly string[];
  readonly info: { readonly Title?: string; readonly Language?: string; readonly Author?: string };
  readonly isTagged: boolean;
  /** Titles of the bookmarks, each with those below it. */
  readonly bookmarks: readonly Bookmark[];
  /** Roles of the structure tree of a page (from 1), each once for each element, depth first. */
  roles(page: number): Promise<readonly string[]>;
  /**
   * The box around all text of all pages, in points from the lower left corner of a page; the right edge as if
   * each page was as wide as A4.
   */
  readonly edges: { readonly left: number; readonly right: number; readonly bottom: number };
  /** PostScript names of the embedded fonts. */
  readonly fonts: readonly string[];
}

interface Bookmark {
  readonly title: string;
  readonly items: readonly Bookmark[];
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type StructTree = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getStructTree']>>;

/** Reads a PDF with the reader of Firefox. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(bytes.slice());
  const [{ text }, { info }, marks, outline] = await Promise.all([
    extractText(pdf),
    pdf.getMetadata(),
    pdf.getMarkInfo(),
    pdf.getOutline(),
  ]);
  return {
    pages: text,
    info,
    isTagged: marks?.Marked === true,
    bookmarks: outline?.map(titles) ?? [],
    edges: await edgesOf(pdf),
    async roles(number) {
      const tree = await (await pdf.getPage(number)).getStructTree();
      return rolesIn(tree);
    },
    fonts: [...new Set(latin1(bytes).match(/(?<=\/FontName \/)\S+/g) ?? [])],
  };
}

const titles = ({ title, items }: Bookmark): Bookmark => ({ title, items: items.map(titles) });

const rolesIn = (tree: StructTree): readonly string[] => [
  tree.role,
  ...tree.children.flatMap((child) => ('role' in child ? rolesIn(child) : [])),
];

const A4_WIDTH = 595.28;

async function edgesOf(pdf: Pdf): Promise<ReadPdf['edges']> {
  const edges = { left: Infinity, right: 0, bottom: Infinity };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const wider = page.getViewport({ scale: 1 }).width - A4_WIDTH;
    for (const item of items) {
      if (!('transform' in item) || item.str.trim() === '') continue;
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
      edges.left = Math.min(edges.left, x);
      edges.right = Math.max(edges.right, x + item.width - wider);
      edges.bottom = Math.min(edges.bottom, y);
    }
  }
  return edges;
}

/** The bytes as text, one character each; what is not compressed can be searched in it. */
export const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

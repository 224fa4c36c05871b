/** Makes PDFs for tests, as small as they can be. Texts are of Latin-1: one letter is one byte. */
interface PdfPage {
  /** Operators: ISO 32000-1, annex A. */
  readonly content: string;
  /** Width and height in points. */
  readonly size?: readonly [number, number];
  /** Entries of the dictionary of the content, such as a filter. */
  readonly coded?: string;
  /** Entries of the dictionary of the picture `/Im`, and its bytes. */
  readonly image?: { readonly entries: string; readonly bytes: string } | undefined;
}

interface PdfOptions {
  /** More entries of the catalogue and of the trailer. */
  readonly catalogue?: string;
  readonly trailer?: string;
}

export function pdfOf(
  pages: readonly PdfPage[],
  { catalogue = '', trailer = '' }: PdfOptions = {},
): Uint8Array<ArrayBuffer> {
  const objects = [`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`, ''];
  const add = (object: string) => `${objects.push(object)} 0 R`;
  const kids = pages.map(({ content, size: [width, height] = [420, 297], coded = '', image }) => {
    const contents = add(streamOf(coded, content));
    const xobject = image
      ? `/XObject << /Im ${add(streamOf(`/Type /XObject /Subtype /Image ${image.entries}`, image.bytes))} >>`
      : '';
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${contents} /Resources << ${xobject} >> >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`;
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF`;
  return bytesOf(text);
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export const textOf = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text;
};

const streamOf = (entries: string, bytes: string) =>
  `<< ${entries} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;

/**
 * A scan of 192 × 192 pixels with a black bar from top to bottom, as copiers write it: ITU-T T.6. Its first line is
 * 64 white, 64 black and 64 white pixels, and each other line the same as the one before.
 */
export function faxedPage(): PdfPage {
  const first = ['001', '11011', '00110101', '0000001111', '0000110111', '1'].join('');
  const bits = `${first}${'111'.repeat(191)}${'000000000001'.repeat(2)}`;
  const bytes = (bits.match(/.{1,8}/g) ?? [])
    .map((byte) => String.fromCharCode(Number.parseInt(byte.padEnd(8, '0'), 2)))
    .join('');
  return {
    content: 'q 297 0 0 297 60 0 cm /Im Do Q',
    image: {
      entries:
        '/Width 192 /Height 192 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 192 /Rows 192 >>',
      bytes,
    },
  };
}

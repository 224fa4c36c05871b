/** Options of pdfkit 0.20 that its types, made for 0.17, do not have yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Column' | 'Row';
    /** Left, top, right and bottom, in points from the top left corner of the page. */
    bbox?: readonly [number, number, number, number];
  }
}

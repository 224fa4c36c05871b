/** Options of pdfkit 0.20 that its types, made for 0.17, do not have yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Column' | 'Row';
  }
}

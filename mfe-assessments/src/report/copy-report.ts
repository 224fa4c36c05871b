/**
 * Copies the report that is shown: as formatted text for mails and documents, and as Markdown for
 * everything else. False when the browser does not allow it, as on a page without HTTPS.
 */
export async function copyReport(markdown: string): Promise<boolean> {
  const shown = document.querySelector('[data-report-text]');
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob([markdown], { type: 'text/plain' }),
        ...(shown && { 'text/html': new Blob([shown.innerHTML], { type: 'text/html' }) }),
      }),
    ]);
    return true;
  } catch (cause) {
    console.warn(cause);
    return false;
  }
}

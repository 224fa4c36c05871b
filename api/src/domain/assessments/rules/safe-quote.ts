const LONGEST = 60;

/**
 * A visitor's own name for something, such as an area, as short as a quote may be: one line, without
 * addresses, links or markup. Empty when nothing is left.
 */
export function safeQuote(text: string): string {
  const plain = text
    .replace(/\b(?:https?:\/\/|www\.)\S*|\S*@\S*|\b\S+\.(?:com|co|za|net|org|io|ru|info|xyz)\b\S*/giu, ' ')
    .replace(/\+?\d[\d ()-]{7,}\d/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>[\]{}|`*_#\\]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = [...plain];
  if (letters.length <= LONGEST) return plain;
  const cut = letters.slice(0, LONGEST - 1).join('');
  return `${cut.replace(/\s+\S*$/u, '')}…`;
}

/** “back door” */
export const quoted = (words: string): string => `“${words}”`;

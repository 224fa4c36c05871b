import { createContext, use } from 'react';
import { highlight } from './highlight.ts';

/** What the search of the list matched, longest first; nothing without a search. */
export const Matched = createContext<readonly string[]>([]);

/** A text in which the parts that the search matched are marked. */
export function Highlighted({ text }: { readonly text: string }) {
  const matched = use(Matched);
  if (matched.length === 0) return text;
  return highlight(text, matched).map((part, index) =>
    part.matched ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

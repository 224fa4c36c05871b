import { useEffect } from 'react';

const PREFIX = 'Error: ';
let shown = 0;

/** While a component with it is shown, "Error: " is before the title of the document. */
export function useErrorTitle(): void {
  useEffect(() => {
    shown += 1;
    update();
    return () => {
      shown -= 1;
      update();
    };
  }, []);
}

function update(): void {
  const { title } = document;
  const plain = title.startsWith(PREFIX) ? title.slice(PREFIX.length) : title;
  const next = shown > 0 ? PREFIX + plain : plain;
  if (next !== title) document.title = next;
}

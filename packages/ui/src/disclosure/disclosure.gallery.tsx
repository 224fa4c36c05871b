import { Disclosure, DisclosureGroup } from '@app/ui/disclosure';
import { useState } from 'react';

export function States() {
  const [open, setOpen] = useState(true);
  return (
    <DisclosureGroup>
      <Disclosure title="Cameras" count="4 products" open={open} onToggle={setOpen}>
        <p>What is inside.</p>
      </Disclosure>
      <Disclosure title="Recorders" headingLevel={3} open={!open} onToggle={(is) => setOpen(!is)}>
        <p>One is open at a time here; that is the page's choice.</p>
      </Disclosure>
    </DisclosureGroup>
  );
}

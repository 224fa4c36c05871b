import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Disclosure, DisclosureGroup } from '@app/ui/disclosure';
import { Row } from '@app/ui/layout';
import { Pager } from '@app/ui/pager';
import { type ComponentProps, useState } from 'react';
import { Specimen } from './specimen.tsx';

export function Disclosures() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <DisclosureGroup>
        <Disclosure title="Cameras" count="4 products" open={open} onToggle={setOpen}>
          <p>What is inside.</p>
        </Disclosure>
        <Disclosure title="Recorders" headingLevel={3} open={!open} onToggle={(is) => setOpen(!is)}>
          <p>One is open at a time here; that is the page's choice.</p>
        </Disclosure>
      </DisclosureGroup>
      <Specimen name="dialog">
        <Row>
          <DialogButton name="Open dialog" />
          <DialogButton name="Open large dialog" size="risk" />
        </Row>
      </Specimen>
      <Specimen name="pager">
        <Pager
          label="Example pages"
          previous={<Button disabled>Previous</Button>}
          status="1 of 3"
          next={<Button>Next</Button>}
        />
      </Specimen>
    </>
  );
}

function DialogButton({
  name,
  size,
}: { readonly name: string } & Pick<ComponentProps<typeof Dialog>, 'size'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="A dialog"
        description="It holds the focus until it is closed."
        size={size}
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <p>Content that scrolls when there is more of it than room.</p>
      </Dialog>
    </>
  );
}

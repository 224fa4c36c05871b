import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Row } from '@app/ui/layout';
import { type ComponentProps, useState } from 'react';

export const States = () => (
  <Row>
    <DialogButton name="Open dialog" />
    <DialogButton name="Open large dialog" size="risk" />
  </Row>
);

/** On the server a dialog is where it is written, so that its picture has one that is open. */
export const Picture = () => (
  <div style={{ contain: 'content', height: '22rem' }}>
    <Example open onOpenChange={() => undefined} />
  </div>
);

function DialogButton({
  name,
  size,
}: { readonly name: string } & Pick<ComponentProps<typeof Dialog>, 'size'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <Example open={open} onOpenChange={setOpen} size={size} />
    </>
  );
}

const Example = (props: Pick<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'size'>) => (
  <Dialog
    {...props}
    title="A dialog"
    description="It holds the focus until it is closed."
    footer={<Button onClick={() => props.onOpenChange(false)}>Done</Button>}
  >
    <p>Content that scrolls when there is more of it than room.</p>
  </Dialog>
);

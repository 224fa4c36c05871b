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

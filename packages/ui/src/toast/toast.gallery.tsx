import { useToast } from '@app/kit';
import { Button } from '@app/ui/button';
import { Row } from '@app/ui/layout';

export function States() {
  const showToast = useToast();
  const show = (variant: 'default' | 'destructive') => () =>
    showToast({ variant, title: `A ${variant} toast`, text: 'It stays for five seconds.' });
  return (
    <Row>
      <Button onClick={show('default')}>Show default toast</Button>
      <Button onClick={show('destructive')}>Show destructive toast</Button>
      <Button
        onClick={() =>
          showToast({ title: 'Removed', text: 'A product', action: { label: 'Undo', run() {} } })
        }
      >
        Show toast with a button
      </Button>
    </Row>
  );
}

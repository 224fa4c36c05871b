import { useToast } from '@app/kit';
import { Button } from '@app/ui/button';
import { Row } from '@app/ui/layout';
import type { ReactNode } from 'react';
import { ToastCard } from './toast-card.tsx';

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

const asIs = ({ children }: { readonly children: ReactNode }) => children;
const parts = {
  Root: 'div',
  Title: 'div',
  Description: 'div',
  ActionTrigger: asIs,
  CloseTrigger: asIs,
} as const;

export const Picture = () =>
  (['default', 'destructive'] as const).map((variant) => (
    <div key={variant} style={{ maxWidth: '26.25rem' }}>
      <ToastCard
        toast={{
          type: variant === 'destructive' ? 'error' : 'info',
          title: `A ${variant} toast`,
          description: 'It stays for five seconds.',
          action: { label: 'Undo', onClick() {} },
        }}
        onSwipe={() => undefined}
        parts={parts}
      />
    </div>
  ));

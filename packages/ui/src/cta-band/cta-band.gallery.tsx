import { buttonProps } from '@app/ui/button';
import { CtaBand } from '@app/ui/cta-band';

export const States = () => (
  <CtaBand
    title="The next step"
    text="One sentence on what happens then."
    action={
      <a href="#cta-band" {...buttonProps({ variant: 'primary', size: 'lg' })}>
        Get Started
      </a>
    }
  />
);

import { Button, type ButtonLook, buttonProps } from '@app/ui/button';
import { PlusIcon } from '@app/ui/icons/plus';
import { Row } from '@app/ui/layout';
import { Spinner } from '@app/ui/spinner';
import { Specimen } from '../../gallery/specimen.tsx';

const variants = [undefined, 'primary', 'secondary', 'quiet'] as const;
const sizes = ['sm', undefined, 'lg'] as const;

export function States() {
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant ?? 'outlined'} name={variant ?? 'outlined'}>
          <ButtonStates variant={variant} />
        </Specimen>
      ))}
      <Specimen name="icon, with a label of its own">
        <Button size="icon" aria-label="Add one">
          <PlusIcon />
        </Button>
      </Specimen>
      <Specimen name="loading: says what it does and cannot be pressed again">
        <Row>
          <Button variant="primary" disabled>
            Sending...
          </Button>
          <Button variant="primary" aria-disabled>
            Sending...
          </Button>
          <Spinner label="Still working on it" />
        </Row>
      </Specimen>
      <Specimen name="link that looks like a button">
        <a href="#button" {...buttonProps({ variant: 'primary' })}>
          Get Started
        </a>
      </Specimen>
      <Specimen name="block">
        <Button variant="primary" block>
          Whole width
        </Button>
      </Specimen>
    </>
  );
}

function ButtonStates({ variant }: Pick<ButtonLook, 'variant'>) {
  return (
    <Row>
      {sizes.map((size) => (
        <Button key={size ?? 'md'} variant={variant} size={size}>
          {size ?? 'md'}
        </Button>
      ))}
      <Button variant={variant} disabled>
        Disabled
      </Button>
    </Row>
  );
}

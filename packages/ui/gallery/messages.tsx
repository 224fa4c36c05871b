import { useToast } from '@app/kit';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowRightIcon, SearchIcon } from '@app/ui/icons';
import { Row } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { Ways } from '@app/ui/ways';
import { Marks } from './marks.tsx';
import { Specimen } from './specimen.tsx';

export function Messages() {
  return (
    <>
      <Notice>
        <p>
          Prices include VAT. <a href="#messages">Read how we quote</a>
        </p>
      </Notice>
      <Notice variant="caution">
        <p>
          This estimate has no installation. <a href="#messages">Ask for a site visit</a>
        </p>
      </Notice>
      <EmptyState title="Nothing added yet" />
      <EmptyState icon={<SearchIcon />} title="No product found" action={<Button>Clear</Button>}>
        Try fewer words or a part number.
      </EmptyState>
      <EmptyState
        drawing={<Marks />}
        title="No product found"
        action={
          <Ways>
            <li>
              <a href="#messages">
                Show all products
                <ArrowRightIcon />
              </a>
            </li>
          </Ways>
        }
      >
        Try fewer words or a part number.
      </EmptyState>
      <Specimen name="toast">
        <Toasts />
      </Specimen>
    </>
  );
}

function Toasts() {
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

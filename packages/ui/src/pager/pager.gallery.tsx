import { Button } from '@app/ui/button';
import { Pager } from '@app/ui/pager';

export const States = () => (
  <Pager
    label="Example pages"
    previous={<Button disabled>Previous</Button>}
    status="1 of 3"
    next={<Button>Next</Button>}
  />
);

import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { SearchIcon } from '@app/ui/icons/search';
import { States as Marks } from '../miniature/miniature.gallery.tsx';
import { States as Ways } from '../ways/ways.gallery.tsx';

export const States = () => (
  <>
    <EmptyState title="Nothing added yet" />
    <EmptyState icon={<SearchIcon />} title="No product found" action={<Button>Clear</Button>}>
      Try fewer words or a part number.
    </EmptyState>
    <EmptyState drawing={<Marks />} title="No product found" action={<Ways />}>
      Try fewer words or a part number.
    </EmptyState>
  </>
);

import { ArrowRightIcon } from '@app/ui/icons/arrow-right';
import { Ways } from '@app/ui/ways';

export const States = () => (
  <Ways>
    <li>
      <a href="#ways">
        Show all products
        <ArrowRightIcon />
      </a>
    </li>
  </Ways>
);

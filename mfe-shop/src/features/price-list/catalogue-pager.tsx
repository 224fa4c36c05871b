import { priceListTexts } from '@app/contracts/product';
import { Link } from '@app/kit';
import { Button, buttonProps } from '@app/ui/button';
import { ChevronLeftIcon } from '@app/ui/icons/chevron-left';
import { ChevronRightIcon } from '@app/ui/icons/chevron-right';
import { Pager } from '@app/ui/pager';
import type { ReactNode } from 'react';

interface Props {
  /** Name of the navigation for screen readers. */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  /** Called when the visitor follows a link to another page. */
  readonly onTurn: () => void;
}

export function CataloguePager({ label, page, pages, hrefOf, onTurn }: Props) {
  const turn = (target: number, rel: 'prev' | 'next', children: ReactNode) =>
    target < 1 || target > pages ? (
      <Button disabled>{children}</Button>
    ) : (
      <Link to={hrefOf(target)} rel={rel} preventScrollReset onClick={onTurn} {...buttonProps()}>
        {children}
      </Link>
    );
  return (
    <Pager
      label={label}
      previous={turn(
        page - 1,
        'prev',
        <>
          <ChevronLeftIcon />
          Previous
        </>,
      )}
      status={priceListTexts.pageOf(page, pages)}
      next={turn(
        page + 1,
        'next',
        <>
          Next
          <ChevronRightIcon />
        </>,
      )}
    />
  );
}

import { priceListTexts } from '@app/contracts/product';
import { Link } from '@app/kit';
import { Button, buttonProps } from '@app/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@app/ui/icons';
import { Pager } from '@app/ui/pager';
import type { ReactNode } from 'react';
import { catalogueHref } from './catalogue-query.ts';

interface Props {
  readonly term: string;
  readonly page: number;
  readonly pages: number;
  /** Called when the visitor follows a link to that page. */
  readonly onTurnTo: (page: number) => void;
}

export function CataloguePager({ term, page, pages, onTurnTo }: Props) {
  const turn = (target: number, rel: 'prev' | 'next', children: ReactNode) =>
    target < 1 || target > pages ? (
      <Button disabled>{children}</Button>
    ) : (
      <Link
        to={catalogueHref({ term, page: target })}
        rel={rel}
        preventScrollReset
        onClick={() => onTurnTo(target)}
        {...buttonProps()}
      >
        {children}
      </Link>
    );
  return (
    <Pager
      label="Pages of the price list"
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

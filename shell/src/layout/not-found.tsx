import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { buttonProps } from '@app/ui/button';
import { Container, Row } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { useLocation } from 'react-router-dom';
import { useHead } from '../head/use-head.ts';
import { notFoundHead } from './not-found-head.ts';

export function NotFound() {
  useHead(notFoundHead, useLocation().pathname);
  const { phone } = useSite().company;
  return (
    <Container>
      <PageHead
        title="Page Not Found"
        lede="There is no page at this address. It may have moved, or the link may have a typing error."
      >
        <Row>
          <Link to={paths.home} {...buttonProps({ variant: 'primary' })}>
            Go to the home page
          </Link>
          <Link to={paths.priceList} {...buttonProps({})}>
            See the price list
          </Link>
        </Row>
        <p>
          If it is urgent, call us on <a href={`tel:${phone.dialled}`}>{phone.shown}</a>.
        </p>
      </PageHead>
    </Container>
  );
}

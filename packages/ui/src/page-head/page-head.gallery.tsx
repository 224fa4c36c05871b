import { Button } from '@app/ui/button';
import { Row } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';

/** Without `States`, because a page has one head: that of the gallery is its example there. */
export const Picture = () => (
  <PageHead title="The heading of a page" lede="Its opening lines, in larger letters.">
    <Row>
      <Button variant="primary">What to do first</Button>
    </Row>
  </PageHead>
);

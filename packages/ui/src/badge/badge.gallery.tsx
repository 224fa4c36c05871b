import { Badge, Balloon } from '@app/ui/badge';
import { CheckIcon } from '@app/ui/icons/check';
import { Row } from '@app/ui/layout';

export const States = () => (
  <Row>
    <Badge>12 V</Badge>
    <Badge variant="solid">3</Badge>
    <Badge variant="marker">
      <CheckIcon /> First
    </Badge>
    <Balloon first>1</Balloon>
    <Balloon>2</Balloon>
  </Row>
);

import { useSite } from '@app/kit';
import { Badge, Balloon } from '@app/ui/badge';
import { Brand } from '@app/ui/brand';
import { CheckIcon } from '@app/ui/icons';
import { Row } from '@app/ui/layout';
import { Specimen } from './specimen.tsx';

export function Labels() {
  const { company } = useSite();
  const name = { shortName: company.shortName, restOfName: company.restOfName };
  return (
    <>
      <Specimen name="badge">
        <Row>
          <Badge>12 V</Badge>
          <Badge variant="solid">3</Badge>
          <Badge variant="marker">
            <CheckIcon /> First
          </Badge>
        </Row>
      </Specimen>
      <Specimen name="balloon">
        <Row>
          <Balloon first>1</Balloon>
          <Balloon>2</Balloon>
        </Row>
      </Specimen>
      <Specimen name="brand">
        <Brand {...name} />
        <Brand {...name} size="lg" />
        <Brand {...name} size="bar" />
      </Specimen>
    </>
  );
}

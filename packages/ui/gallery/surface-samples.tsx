import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { Card } from '@app/ui/card';
import { Field } from '@app/ui/field';
import { Form } from '@app/ui/form';
import { Row } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { Sheet } from './specimen.tsx';
import { surfaces } from './token-groups.ts';

export function SurfaceSamples() {
  return surfaces.map((surface) => (
    <Sheet key={surface ?? 'light'} surface={surface}>
      <p>
        Text with <a href="#surfaces">a link to this block</a> and something <strong>strong</strong>
        .
      </p>
      <Row>
        <Button variant="primary">Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button>Outlined</Button>
        <Button variant="quiet">Quiet</Button>
        <Button disabled>Disabled</Button>
        <Badge variant="marker">First</Badge>
      </Row>
      <Notice>A remark</Notice>
      <Notice variant="caution">A caution</Notice>
      <Card tone="sunken">
        <Form id={`on-${surface ?? 'light'}`}>
          <Field name="field" label={`Field on ${surface ?? 'light'}`} hint="With a hint." />
          <Field name="wrong" label={`Error on ${surface ?? 'light'}`} error="Required" />
        </Form>
      </Card>
    </Sheet>
  ));
}

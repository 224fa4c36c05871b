import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { Card } from '@app/ui/card';
import { Field } from '@app/ui/field';
import { Form } from '@app/ui/form';
import { Container, Row, Section, Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import type { ComponentType } from 'react';
import { Colours } from './colours.tsx';
import { Sheet } from './specimen.tsx';
import { surfaces } from './token-groups.ts';
import { Spacing, TokenList, Typography } from './tokens.tsx';

export const galleryHead = {
  title: 'Design system',
  description: 'Every component of the library in every state, and every token.',
  keywords: ['design system'],
  noindex: true,
};

/** The examples beside each component: a new file shows up here by itself, unless it has only a `Picture`. */
const examples = import.meta.glob<{ readonly States?: ComponentType }>('../src/*/*.gallery.tsx', {
  eager: true,
});

const sections: readonly (readonly [id: string, title: string, Content: ComponentType])[] = [
  ['colours', 'Colour roles', Colours],
  ['surfaces', 'Surfaces', SurfaceSamples],
  ['typography', 'Typography', Typography],
  ['spacing', 'Spacing, corners, shadows', Spacing],
  ['tokens', 'Other tokens', TokenList],
  ...Object.entries(examples).flatMap(([file, { States }]) => {
    const [, id = ''] = file.match(/([^/]+)\.gallery/) ?? [];
    const words = id.replaceAll('-', ' ');
    const title = words.charAt(0).toUpperCase() + words.slice(1);
    return States ? [[id, title, States] as const] : [];
  }),
];

/** Every component in every state, and every token. */
export function Gallery() {
  return (
    <Container>
      <PageHead title={galleryHead.title} lede={galleryHead.description}>
        <Row as="ul">
          {sections.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </Row>
      </PageHead>
      {sections.map(([id, title, Content]) => (
        <Section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <Stack gap="lg">
            <h2 id={`${id}-heading`}>{title}</h2>
            <Content />
          </Stack>
        </Section>
      ))}
    </Container>
  );
}

function SurfaceSamples() {
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

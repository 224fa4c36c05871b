import { Container, Row, Section, Stack } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import type { ComponentType } from 'react';
import { Buttons } from './buttons.tsx';
import { Colours } from './colours.tsx';
import { DataSheet } from './data-sheet.tsx';
import { Disclosures } from './disclosures.tsx';
import { Documents } from './documents.tsx';
import { Drawing } from './drawing.tsx';
import { Fields } from './fields.tsx';
import { Forms } from './forms.tsx';
import { IconList } from './icon-list.tsx';
import { Labels } from './labels.tsx';
import { Layouts } from './layouts.tsx';
import { Messages } from './messages.tsx';
import { Spacing } from './spacing.tsx';
import { SurfaceSamples } from './surface-samples.tsx';
import { TokenList } from './token-list.tsx';
import { Typography } from './typography.tsx';
import { Waiting } from './waiting.tsx';

export const galleryHead = {
  title: 'Design system',
  description: 'Every component of the library in every state, and every token.',
  keywords: ['design system'],
  noindex: true,
};

const sections: readonly [id: string, title: string, Content: ComponentType][] = [
  ['colours', 'Colour roles', Colours],
  ['surfaces', 'Surfaces', SurfaceSamples],
  ['typography', 'Typography', Typography],
  ['spacing', 'Spacing, corners, shadows', Spacing],
  ['tokens', 'Other tokens', TokenList],
  ['layout', 'Layout and cards', Layouts],
  ['buttons', 'Buttons', Buttons],
  ['fields', 'Fields', Fields],
  ['forms', 'Form', Forms],
  ['messages', 'Messages', Messages],
  ['waiting', 'Waiting', Waiting],
  ['disclosures', 'Disclosure, dialog, pager', Disclosures],
  ['labels', 'Labels and brand', Labels],
  ['data-sheet', 'Data sheet', DataSheet],
  ['documents', 'Markdown', Documents],
  ['drawing', 'Drawing', Drawing],
  ['icons', 'Icons', IconList],
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

import { Container, Section, Stack } from '@app/ui/layout';
import { Table } from '@app/ui/table';
import { lenses, metres, needs, reach } from './lenses.ts';

/** The figures behind the drawing, for every lens. */
export const LensTable = () => (
  <Section>
    <Container>
      <Stack gap="lg">
        <Stack gap="sm">
          <h2>What a lens can promise</h2>
          <p>
            Distances for a 4-megapixel picture, 2,560 pixels wide. To identify a stranger you need
            250 pixels for each metre of the scene; to notice that someone is there, 25.
          </p>
        </Stack>
        <Table
          caption="Distance by lens"
          captionHidden
          columns={[
            { label: 'Lens' },
            { label: 'View', num: true },
            ...needs.map(({ name }) => ({ label: name, num: true })),
          ]}
          rows={lenses.map(({ name, view }) => [
            name,
            `${view}°`,
            ...needs.map(({ pixelsPerMetre }) => metres(reach(view, pixelsPerMetre))),
          ])}
        />
      </Stack>
    </Container>
  </Section>
);

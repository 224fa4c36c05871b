import { Container, Section, Stack } from '@app/ui/layout';
import { Table } from '@app/ui/table';
import {
  figure,
  type Level,
  lenses,
  levelName,
  levels,
  metres,
  PIXELS_ACROSS,
  reach,
} from './lenses.ts';

/** Highest level first, as the drawing has it from the camera outwards. */
const rows = Object.entries(levels).reverse() as [Level, number][]; // Keys of a literal.

/** The figures behind the drawing, for every lens and level. */
export const LensTable = () => (
  <Section>
    <Container>
      <Stack gap="lg">
        <Stack gap="sm">
          <h2>How far each lens reaches</h2>
          <p>
            {`Distances for a 4-megapixel picture, ${figure(PIXELS_ACROSS)} pixels wide, by the seven levels of IEC 62676-4:2025. To identify a stranger or read a number plate, plan for “validate”: ${levels.validate} pixels for each metre of the scene (px/m).`}
          </p>
          <p>
            {`You may know the older names: detect, observe, recognise and identify. The 2014 edition asked 250 px/m to identify someone. The 2025 edition asks ${levels.validate} px/m and calls it “validate”, so the same camera does it at half the distance.`}
          </p>
        </Stack>
        <Table
          caption="Distance by level and lens"
          captionHidden
          columns={[{ label: 'Level' }, ...lenses.map(({ name }) => ({ label: name, num: true }))]}
          rows={[
            ['Angle of view', ...lenses.map(({ view }) => `${view}°`)],
            ...rows.map(([level, pixels]) => rowOf(level, pixels)),
          ]}
        />
      </Stack>
    </Container>
  </Section>
);

/** "Validate, 500 px/m" and how far each lens reaches it. */
const rowOf = (level: Level, pixels: number) =>
  [
    `${levelName(level)}, ${figure(pixels)} px/m`,
    ...lenses.map(({ view }) => metres(reach(view, level))),
  ] as const;

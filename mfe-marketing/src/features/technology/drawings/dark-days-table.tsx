import { Container, Section, Stack } from '@app/ui/layout';
import { Table } from '@app/ui/table';
import { battery, loads } from './dark-days.ts';

const days = [1, 2, 3] as const;

/** What a battery must hold, by load and by days without sun. */
export const DarkDaysTable = () => (
  <Section>
    <Container>
      <Stack gap="lg">
        <Stack gap="sm">
          <h2>What a dark day costs</h2>
          <p>
            Battery for whole days without sun, counted as if it were always night. The rest is our
            assumption: a lithium iron phosphate battery, a router of 12 W, and a tenth taken off
            for reserve, then one for losses and one for age.
          </p>
        </Stack>
        <Table
          caption="Battery by load and days without sun"
          captionHidden
          columns={[
            { label: 'Load' },
            { label: 'Power', num: true },
            ...days.map((day) => ({ label: day === 1 ? '1 day' : `${day} days`, num: true })),
          ]}
          rows={loads.map(({ name, watts }) => [
            name,
            `${watts} W`,
            ...days.map((day) => `${battery(watts, day).toFixed(1)} kWh`),
          ])}
        />
      </Stack>
    </Container>
  </Section>
);

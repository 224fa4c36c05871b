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
          <h2>Battery for days with little sun</h2>
          <p>
            The battery needed for full days without sun, at the higher night load. We assume a
            lithium iron phosphate (LiFePO4) battery and a 12 W router, and take off 10% for
            reserve, 10% for losses and 10% for age.
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

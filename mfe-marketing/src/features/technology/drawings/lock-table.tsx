import { Container, Section, Stack } from '@app/ui/layout';
import { Table } from '@app/ui/table';

/** What each kind of lock does without power, and how people leave. */
export const LockTable = () => (
  <Section>
    <Container>
      <Stack gap="lg">
        <Stack gap="sm">
          <h2>When the power fails</h2>
          <p>
            The battery takes over first. The table shows what each lock does once the battery is
            flat too. An escape door must open without a key.
          </p>
        </Stack>
        <Table
          caption="Locks without power"
          captionHidden
          columns={[
            { label: 'Lock' },
            { label: 'From outside' },
            { label: 'From inside' },
            { label: 'Belongs on' },
          ]}
          rows={[
            [
              'Magnetic lock',
              'Opens',
              'Opens; the break-glass unit cuts its power at any time',
              'Escape doors, glass doors',
            ],
            ['Strike, fail-safe', 'Opens', 'Opens by its handle', 'Escape doors, inner doors'],
            [
              'Strike, fail-secure',
              'Stays shut, opens by key',
              'Opens by its handle',
              'Server, stock and cash rooms',
            ],
          ]}
        />
      </Stack>
    </Container>
  </Section>
);

import { Container, Section, Stack } from '@app/ui/layout';
import { Table } from '@app/ui/table';

/** Which readings cause a message, and who gets it. */
export const EventTable = () => (
  <Section>
    <Container>
      <Stack gap="lg">
        <Stack gap="sm">
          <h2>From a reading to a message</h2>
          <p>
            Each sensor gets a rule and a person who must act on it. This is an example; we write
            your list with you.
          </p>
        </Stack>
        <Table
          caption="Sensors, their rules and who is told"
          captionHidden
          columns={[
            { label: 'Place' },
            { label: 'An event is' },
            { label: 'Often means' },
            { label: 'Goes first to' },
          ]}
          rows={[
            ['Cold room', 'too warm for too long', 'door, compressor, ice', 'manager on duty'],
            ['Under a geyser', 'water where there is none', 'valve or burst', 'caretaker'],
            ['Water tank', 'lower than at this hour', 'leak, pump, supply', 'caretaker'],
            ['Diesel tank', 'falls while nothing runs', 'theft', 'control room'],
            ['Mains board', 'off, generator not running', 'fuel or starter', 'technician'],
            ['Server rack', 'too warm', 'air conditioner', 'IT on call'],
          ]}
        />
      </Stack>
    </Container>
  </Section>
);

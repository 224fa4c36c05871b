import { InfoIcon } from '@app/ui/icons/info';
import { SearchIcon } from '@app/ui/icons/search';
import { SpecCard, SpecGrid } from '@app/ui/spec-grid';

export const States = () => (
  <SpecGrid>
    <SpecCard
      icon={<SearchIcon />}
      title="First subject"
      text="One or two sentences on what to choose and why."
      rows={[
        ['Range', '2 to 8'],
        ['Usual choice', '4'],
      ]}
    />
    <SpecCard
      icon={<InfoIcon />}
      title="Second subject"
      text="The rule below closes the card."
      rows={[['A longer name of what is measured', 'and a longer value']]}
    />
  </SpecGrid>
);

import { Breadcrumbs } from '@app/ui/breadcrumbs';
import { buttonProps } from '@app/ui/button';
import { CtaBand } from '@app/ui/cta-band';
import { InfoIcon, SearchIcon } from '@app/ui/icons';
import { SpecCard, SpecGrid } from '@app/ui/spec-grid';
import { Table, type TableProps } from '@app/ui/table';

const columns: TableProps['columns'] = [
  { label: 'Size' },
  { label: 'Use' },
  { label: 'Least', num: true },
  { label: 'Most', num: true },
];
const rows: TableProps['rows'] = [
  ['Small', 'A door or a gate', '1.0 m', '12.5 m'],
  ['Large', 'A yard', '10.0 m', '205 m'],
];

export function DataSheet() {
  return (
    <>
      <Breadcrumbs current="This page">
        <a href="#data-sheet">Page above</a>
      </Breadcrumbs>
      <Table caption="Example of a table" columns={columns} rows={rows} />
      <Table caption="A table without its caption" captionHidden columns={columns} rows={rows} />
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
      <CtaBand
        title="The next step"
        text="One sentence on what happens then."
        action={
          <a href="#data-sheet" {...buttonProps({ variant: 'primary', size: 'lg' })}>
            Get Started
          </a>
        }
      />
    </>
  );
}

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

export const States = () => (
  <>
    <Table caption="Example of a table" columns={columns} rows={rows} />
    <Table caption="A table without its caption" captionHidden columns={columns} rows={rows} />
    <Table caption="A list on a phone" stacked columns={columns} rows={rows} />
  </>
);

import type { PriceListPreview } from '@app/contracts/admin-price-list';
import { formatRand } from '@app/contracts/money';
import { Badge } from '@app/ui/badge';
import { Disclosure, DisclosureGroup } from '@app/ui/disclosure';
import { Table } from '@app/ui/table';
import { type ReactNode, useState } from 'react';
import { isBelowCost, isJump, shareOf } from './price-change.ts';
import { RefusedRows } from './refused-rows.tsx';

/** The products behind the counts. The first group that has any is open. */
export function PreviewDetails({ preview }: { readonly preview: PriceListPreview }) {
  const groups = groupsOf(preview).filter(({ count }) => count > 0);
  return (
    <DisclosureGroup>
      {groups.map(({ title, count, content }, index) => (
        <Group key={title} title={title} count={count} isFirst={index === 0}>
          {content}
        </Group>
      ))}
    </DisclosureGroup>
  );
}

interface GroupProps {
  readonly title: string;
  readonly count: number;
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

function Group({ title, count, isFirst, children }: GroupProps) {
  const [open, setOpen] = useState(isFirst);
  return (
    <Disclosure headingLevel={3} title={title} count={count} open={open} onToggle={setOpen}>
      {children}
    </Disclosure>
  );
}

const SKU = { label: 'SKU' };
const PRODUCT = { label: 'Product' };
const amount = (label: string) => ({ label, num: true });

/** Says so when not all are listed. */
const captionOf = (title: string, shown: number, count: number): string =>
  shown < count ? `${title}: ${shown} of ${count}` : title;

function groupsOf(preview: PriceListPreview) {
  const { priceChanges, belowCostProducts, addedProducts, removedProducts } = preview;
  return [
    {
      title: 'Prices that change',
      count: preview.repriced,
      content: (
        <Table
          caption={captionOf('The largest changes first', priceChanges.length, preview.repriced)}
          columns={[SKU, PRODUCT, amount('Now'), amount('New'), amount('Change')]}
          rows={priceChanges.map((change) => [
            change.sku,
            <NameWithMarks key="name" change={change} />,
            formatRand(change.before),
            formatRand(change.after),
            shareOf(change),
          ])}
        />
      ),
    },
    {
      title: 'Prices below cost',
      count: preview.belowCost,
      content: (
        <Table
          caption={captionOf('The largest loss first', belowCostProducts.length, preview.belowCost)}
          columns={[SKU, PRODUCT, amount('Cost'), amount('Price')]}
          rows={belowCostProducts.map(({ sku, name, cost, price }) => [
            ...([sku, name] as const),
            formatRand(cost),
            formatRand(price),
          ])}
        />
      ),
    },
    products('Products added', preview.added, addedProducts),
    products('Products removed', preview.removed, removedProducts),
    {
      title: 'Rows refused',
      count: preview.refused,
      content: <RefusedRows rows={preview.refusals} total={preview.refused} />,
    },
    {
      title: 'Rows that replaced an earlier one',
      count: preview.repeated,
      content: (
        <RefusedRows
          title="The later of two rows with the same SKU counts"
          rows={preview.repeats}
          total={preview.repeated}
        />
      ),
    },
  ];
}

const products = (title: string, count: number, listed: PriceListPreview['addedProducts']) => ({
  title,
  count,
  content: (
    <Table
      caption={captionOf('Ordered by SKU', listed.length, count)}
      columns={[SKU, PRODUCT, amount('Price')]}
      rows={listed.map(({ sku, name, price }) => [sku, name, formatRand(price)])}
    />
  ),
});

function NameWithMarks({ change }: { readonly change: PriceListPreview['priceChanges'][number] }) {
  return (
    <>
      {change.name} {isJump(change) && <Badge variant="marker">Over 50%</Badge>}{' '}
      {isBelowCost(change) && <Badge variant="marker">Below cost</Badge>}
    </>
  );
}

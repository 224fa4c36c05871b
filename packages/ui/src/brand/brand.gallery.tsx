import { Brand } from '@app/ui/brand';

export const States = () =>
  ([undefined, 'lg', 'bar'] as const).map((size) => (
    <Brand key={size ?? 'md'} shortName="Name" restOfName="of the company" size={size} />
  ));

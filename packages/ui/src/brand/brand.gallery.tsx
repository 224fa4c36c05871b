import { useSite } from '@app/kit';
import { Brand } from '@app/ui/brand';

export function States() {
  const { shortName, restOfName } = useSite().company;
  return ([undefined, 'lg', 'bar'] as const).map((size) => (
    <Brand key={size ?? 'md'} shortName={shortName} restOfName={restOfName} size={size} />
  ));
}

import { Button } from '@app/ui/button';

/** Uses `aria-disabled` while trying, because a disabled button would lose the focus. */
export function TryAgain({
  trying,
  onTry,
}: {
  readonly trying: boolean;
  readonly onTry: () => void;
}) {
  return (
    <Button variant="secondary" aria-disabled={trying} onClick={trying ? undefined : onTry}>
      {trying ? 'Trying again...' : 'Try again'}
    </Button>
  );
}

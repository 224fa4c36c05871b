import { Button } from '@app/ui/button';

/** Keeps the focus of who pressed it, which a disabled button would lose. */
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

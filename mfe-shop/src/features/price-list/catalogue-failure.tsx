import { priceListTexts } from '@app/contracts/product';
import { useLocation, useNavigate } from '@app/kit';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { AlertIcon } from '@app/ui/icons';

/** Stands where the list would be; "Try again" asks for the same URL once more. */
export function CatalogueFailure() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState
        icon={<AlertIcon />}
        title={priceListTexts.error(priceListTexts.loadFailed)}
        action={
          <Button
            variant="secondary"
            onClick={() => navigate(pathname + search, { replace: true, preventScrollReset: true })}
          >
            Try again
          </Button>
        }
      />
    </div>
  );
}

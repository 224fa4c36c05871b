import { proposalTexts } from '@app/contracts/proposal';
import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { buttonProps } from '@app/ui/button';

/** A link to a new document, because the answers are in this one only. */
export const StartOver = () => (
  <Link to={paths.securityPlan} reloadDocument {...buttonProps()}>
    {proposalTexts.startOver}
  </Link>
);

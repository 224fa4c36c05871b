import { proposalTexts } from '@app/contracts/proposal';
import type { SecurityPlan } from '@app/contracts/security-plan';
import { Link } from '@app/kit';
import { bomCsv } from '@app/site-plan/bom-csv';
import { Button, buttonProps } from '@app/ui/button';
import { DownloadIcon } from '@app/ui/icons/download';
import { PrinterIcon } from '@app/ui/icons/printer';
import { RestartIcon } from '@app/ui/icons/restart';
import { Row, Stack } from '@app/ui/layout';
import { queryOf } from '../flow/place.ts';
import { TakeAlong } from '../take-along/take-along.tsx';
import type { PlanLinkAccess } from '../take-along/use-plan-link.ts';
import { AddToCart } from './add-to-cart.tsx';

interface Props {
  readonly plan: SecurityPlan;
  readonly onStartOver?: (() => void) | undefined;
  /** Absent where the plan cannot be saved. */
  readonly link?: PlanLinkAccess | undefined;
}

const FILE_NAME = 'security-plan-bill-of-materials.csv';

/** What a visitor can do with the plan. */
export function PlanActions({ plan, onStartOver, link }: Props) {
  return (
    <Stack data-print="hide">
      <Row>
        <AddToCart bom={plan.bom} />
        <Button onClick={() => window.print()}>
          <PrinterIcon />
          Print
        </Button>
        <Button onClick={() => downloadText(FILE_NAME, bomCsv(plan), 'text/csv')}>
          <DownloadIcon />
          Bill of materials as CSV
        </Button>
        {link && <TakeAlong plan={link} />}
        {onStartOver && (
          <>
            <Link to={{ search: queryOf({ at: 'check' }) }} {...buttonProps()}>
              Change your answers
            </Link>
            <Button variant="quiet" onClick={onStartOver}>
              <RestartIcon />
              {proposalTexts.startOver}
            </Button>
          </>
        )}
      </Row>
    </Stack>
  );
}

/** Lets the browser save a text as a file. */
function downloadText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to save the file when the click returns.
  URL.revokeObjectURL(address);
}

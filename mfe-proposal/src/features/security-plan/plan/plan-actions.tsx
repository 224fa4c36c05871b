import { proposalTexts } from '@app/contracts/proposal';
import type { SecurityPlan } from '@app/contracts/security-plan';
import { Link, useSite } from '@app/kit';
import { bomCsv } from '@app/site-plan/bom-csv';
import { DownloadIcon } from '@app/ui/icons/download';
import { ListCheckIcon } from '@app/ui/icons/list-check';
import { MailIcon } from '@app/ui/icons/mail';
import { PhoneIcon } from '@app/ui/icons/phone';
import { PrinterIcon } from '@app/ui/icons/printer';
import { RestartIcon } from '@app/ui/icons/restart';
import { type ReactNode, useRef, useState } from 'react';
import { queryOf } from '../flow/place.ts';
import linkLike from '../link-like.module.css';
import { SendPlan } from '../take-along/send-plan.tsx';
import { TakeAlongItems, TakeAlongOutcome, useTakeAlong } from '../take-along/take-along.tsx';
import type { PlanLinkAccess } from '../take-along/use-plan-link.ts';
import { MoreMenu } from './more-menu.tsx';
import css from './plan-actions.module.css';

interface Props {
  readonly plan: SecurityPlan;
  readonly onStartOver?: (() => void) | undefined;
  /** Absent where the plan cannot be saved. */
  readonly link?: PlanLinkAccess | undefined;
}

/** What a visitor can do with the plan, besides asking for a visit. */
export function PlanActions({ link, ...own }: Props) {
  return link ? (
    <SavableActions link={link} {...own} />
  ) : (
    <Actions menu={<OwnItems {...own} />} outcome={null} />
  );
}

function SavableActions({ link, ...own }: Props & { readonly link: PlanLinkAccess }) {
  const access = useTakeAlong(link);
  const [sending, setSending] = useState(false);
  const send = useRef<HTMLButtonElement>(null);
  return (
    <Actions
      first={
        <button ref={send} type="button" aria-haspopup="dialog" onClick={() => setSending(true)}>
          <MailIcon />
          E-mail me this plan
        </button>
      }
      menu={
        <>
          <TakeAlongItems plan={link} access={access} />
          <OwnItems {...own} />
        </>
      }
      outcome={
        <>
          <TakeAlongOutcome plan={link} access={access} />
          <SendPlan plan={link} open={sending} onOpenChange={setSending} button={send} />
        </>
      }
    />
  );
}

function Actions({
  first,
  menu,
  outcome,
}: {
  readonly first?: ReactNode;
  readonly menu: ReactNode;
  readonly outcome: ReactNode;
}) {
  return (
    <div className={css.actions} data-after-site="" data-print="hide">
      <div className={`${css.row} ${linkLike.row}`}>
        {first}
        <PhoneLink />
        <WhatsAppLink />
        <MoreMenu>{menu}</MoreMenu>
      </div>
      {outcome}
    </div>
  );
}

function PhoneLink() {
  const { phone } = useSite().company;
  return (
    <a href={`tel:${phone.dialled}`}>
      <PhoneIcon />
      {phone.shown}
    </a>
  );
}

/** Only where the company has a number for it. */
function WhatsAppLink() {
  const { whatsapp } = useSite().company;
  return whatsapp && <a href={`https://wa.me/${whatsapp.slice(1)}`}>WhatsApp</a>;
}

const FILE_NAME = 'security-plan-bill-of-materials.csv';

function OwnItems({ plan, onStartOver }: Pick<Props, 'plan' | 'onStartOver'>) {
  return (
    <>
      <li>
        <button type="button" onClick={() => downloadText(FILE_NAME, bomCsv(plan), 'text/csv')}>
          <DownloadIcon />
          Download CSV
        </button>
      </li>
      <li>
        <button type="button" onClick={() => window.print()}>
          <PrinterIcon />
          Print
        </button>
      </li>
      {onStartOver && (
        <>
          <li>
            <Link to={{ search: queryOf({ at: 'check' }) }}>
              <ListCheckIcon />
              Change your answers
            </Link>
          </li>
          <li>
            <button type="button" onClick={onStartOver}>
              <RestartIcon />
              {proposalTexts.startOver}
            </button>
          </li>
        </>
      )}
    </>
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

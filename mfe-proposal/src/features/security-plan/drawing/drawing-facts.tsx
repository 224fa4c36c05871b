import type { BomLine } from '@app/contracts/security-plan';
import type { SiteLayout } from '@app/contracts/site-layout';
import type { Item } from './item.ts';
import css from './site-drawing.module.css';
import { watchedBy } from './watched.ts';
import { coverWords, itemName, lineName, sheetName, watches } from './words.ts';

interface Props {
  /** As the plan has it. */
  readonly layout: SiteLayout;
  /** As it is shown. */
  readonly shown: SiteLayout;
  /** Absent where no device can be chosen. */
  readonly bom?: readonly BomLine[];
  readonly item?: Item | undefined;
}

/** Title block: what is drawn, how far to trust it, what the cameras see, and the device in question. */
export function DrawingFacts({ layout, shown, bom, item }: Props) {
  const seen = coverWords(shown);
  const planned = coverWords(layout);
  return (
    <dl className={css.facts}>
      <div>
        <dt>Drawing</dt>
        <dd>{sheetName(shown)}</dd>
      </div>
      <div>
        <dt>Scale</dt>
        <dd>Not to scale: drawn from your answers, not from a survey</dd>
      </div>
      {seen && (
        <div>
          <dt>Cameras, at discern or better</dt>
          <dd>{seen}</dd>
          {seen !== planned && <dd className={css.planned}>In the plan: {planned}</dd>}
        </div>
      )}
      {bom && (
        <div className={css.wide} data-print={item ? undefined : 'hide'}>
          <dt>{item ? itemName(item, shown) : 'One device'}</dt>
          <dd>
            {item ? itemWords(item, layout, shown, bom) : 'Choose a device to see what it covers.'}
          </dd>
        </div>
      )}
    </dl>
  );
}

function itemWords(
  { kind, id }: Item,
  layout: SiteLayout,
  shown: SiteLayout,
  bom: readonly BomLine[],
): string {
  const device = kind === 'device' && shown.devices.find((one) => one.id === id);
  if (!device) return 'Drag it, or choose Move.';
  const planned = layout.devices.find((one) => one.id === id) ?? device;
  const watched = watches(device, watchedBy(planned, device, shown.walls), planned);
  return [`${lineName(bom, device.line)}.`, watched].filter(Boolean).join(' ');
}

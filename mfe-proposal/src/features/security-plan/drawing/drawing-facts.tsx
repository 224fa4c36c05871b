import type { BomLine } from '@app/contracts/security-plan';
import type { SiteLayout } from '@app/contracts/site-layout';
import { Button } from '@app/ui/button';
import type { Item } from './item.ts';
import css from './site-drawing.module.css';
import { watchedBy } from './watched.ts';
import { coverWords, itemName, lineName, remedyWords, watches } from './words.ts';

interface Props {
  /** As the plan has it. */
  readonly layout: SiteLayout;
  /** As it is shown. */
  readonly shown: SiteLayout;
  readonly bom: readonly BomLine[];
  /** Absent where no device can be chosen. */
  readonly item?: Item | undefined;
  /** Asks what a camera shows, by its id. */
  readonly onView?: (camera: string) => void;
}

/** Title block: what is drawn, how far to trust it, what the cameras see, and the device in question. */
export function DrawingFacts({ layout, shown, bom, item, onView }: Props) {
  const seen = coverWords(shown);
  const planned = coverWords(layout);
  const remedy = remedyWords(shown, bom);
  return (
    <dl className={css.facts}>
      <div>
        <dt>Scale</dt>
        <dd>From your {layout.drawn ? 'drawing' : 'answers'}, not measured</dd>
        {layout.asOne && <dd>{layout.asOne}</dd>}
      </div>
      {seen && (
        <div>
          <dt>Where cameras show a person</dt>
          <dd>{seen}</dd>
          {remedy && <dd>{remedy}</dd>}
          {seen !== planned && <dd className={css.planned}>In the plan: {planned}</dd>}
        </div>
      )}
      {item && (
        <div className={css.wide}>
          <dt>{itemName(item, shown)}</dt>
          <dd>{itemWords(item, layout, shown, bom)}</dd>
          {onView && hasView(item, shown) && (
            <dd className={css.view} data-print="hide">
              <Button size="sm" onClick={() => onView(item.id)}>
                What this camera shows
              </Button>
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}

const hasView = ({ kind, id }: Item, { devices }: SiteLayout): boolean =>
  kind === 'device' && devices.some((device) => device.id === id && device.view !== undefined);

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

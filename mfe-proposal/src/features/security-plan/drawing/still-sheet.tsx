import type { SiteLayout } from '@app/contracts/site-layout';
import { sheetBounds } from '@app/site-plan/geometry/bounds';
import { arrange } from './arrange.ts';
import { Sheet } from './sheet.tsx';
import { fitSheet } from './sheet-fit.ts';
import { gravestAnswer, type ThreatPlace } from './threat-places.ts';
import { sheetName } from './words.ts';

const ignore = () => {};

/** The drawing as a picture of this many pixels: nothing on it can be chosen or moved. */
export function StillSheet({
  layout,
  places,
  width,
}: {
  readonly layout: SiteLayout;
  readonly places: readonly ThreatPlace[];
  readonly width: number;
}) {
  const size = fitSheet(sheetBounds(layout), width);
  return (
    <div role="img" aria-label={`${sheetName(layout)}, ${layout.devices.length} devices`}>
      <div inert>
        <Sheet
          layout={layout}
          size={size}
          projection={size.projection}
          arranged={arrange(layout, size, size.projection, places)}
          answer={gravestAnswer(places, layout)}
          selectedLine={undefined}
          active={undefined}
          hovered={undefined}
          looking={undefined}
          moving={undefined}
          onFocusItem={ignore}
        />
      </div>
    </div>
  );
}

/** Width of the drawing's paper on a screen of 320 pixels. */
export const PHONE_PAPER = 286;

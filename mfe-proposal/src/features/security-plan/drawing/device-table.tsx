import type { BomLine } from '@app/contracts/security-plan';
import type { LayoutDevice, LayoutMark, SiteLayout } from '@app/contracts/site-layout';
import { blindSpotsBySide } from '@app/site-plan/blind-spots';
import { tagRange } from '@app/site-plan/device-tags';
import { type Bounds, boundsOf } from '@app/site-plan/geometry/bounds';
import { memo } from 'react';
import css from './site-drawing.module.css';
import { watchedBy } from './watched.ts';
import { deviceName, fixing, lineName, position, watches } from './words.ts';

interface Props {
  /** As the plan has it. */
  readonly layout: SiteLayout;
  /** As it is shown. */
  readonly shown: SiteLayout;
  readonly bom: readonly BomLine[];
}

/** The drawing in words: each device, where it is and what it watches. */
export const DeviceTable = memo(function DeviceTable({ layout, shown, bom }: Props) {
  const bounds = boundsOf(shown);
  const { blindSpots = [] } = shown.cover ?? {};
  return (
    <details className={css.words}>
      <summary>All {shown.devices.length} devices as a table</summary>
      {blindSpots.length > 0 && <p>Blind spots: {blindSpotsBySide(blindSpots).join('; ')}.</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">Device</th>
            <th scope="col">Position</th>
            <th scope="col">Covers</th>
          </tr>
        </thead>
        <tbody>
          {shown.devices.map((device, index) => (
            <tr key={device.id}>
              <th scope="row">
                {device.tag && `${device.tag} `}
                {deviceName(device)}
                <span className={css.line}>{lineName(bom, device.line)}</span>
              </th>
              <td>
                {position(device.at, bounds)}
                {fixing(device).map((words) => (
                  <span key={words} className={css.line}>
                    {words}
                  </span>
                ))}
              </td>
              <td>{watchesNow(layout.devices[index] ?? device, device, shown)}</td>
            </tr>
          ))}
          {shown.marks?.map((mark) => (
            <tr key={mark.label}>
              <th scope="row">
                {tagRange(mark)} {mark.label}
                {mark.line !== undefined && (
                  <span className={css.line}>{lineName(bom, mark.line)}</span>
                )}
              </th>
              <td>
                {piecePositions(mark, bounds).map((words) => (
                  <span key={words} className={css.line}>
                    {words}
                  </span>
                ))}
              </td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
});

/** More pieces than so many, such as signs along a boundary, are found on the drawing. */
const FEW_PIECES = 12;

const piecePositions = ({ at, tags = [] }: LayoutMark, bounds: Bounds): readonly string[] =>
  at.length > FEW_PIECES
    ? [`${at.length} places on the drawing`]
    : at.map((point, index) => `${tags[index] ?? index + 1}: ${position(point, bounds)}`);

const watchesNow = (planned: LayoutDevice, device: LayoutDevice, { walls }: SiteLayout): string =>
  watches(device, watchedBy(planned, device, walls), planned);

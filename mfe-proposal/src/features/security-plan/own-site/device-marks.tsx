import type { LayoutDevice } from '@app/contracts/site-layout';
import { turnOfMark } from '@app/site-plan/device-marks';
import { memo } from 'react';
import marks from '../drawing/marks.module.css';
import { markScale, type Projection, toSheet } from '../drawing/sheet-fit.ts';
import { DeviceSymbol } from '../drawing/symbols.tsx';

interface Props {
  readonly devices: readonly LayoutDevice[];
  readonly projection: Projection;
}

/** Devices of the last plan: they stay where they are while a corner is dragged. In pixels. */
export const DeviceMarks = memo(({ devices, projection }: Props) => (
  <g className={marks.still}>
    {devices.map((device) => {
      const { x, y } = toSheet(projection, device.at);
      const turn = Math.round(turnOfMark(device));
      const size = Math.round(markScale(projection) * 60) / 100;
      return (
        <g key={device.id} transform={`translate(${x} ${y}) scale(${size}) rotate(${turn})`}>
          <DeviceSymbol symbol={device.symbol} />
        </g>
      );
    })}
  </g>
));

import type { LayoutDevice } from '@app/contracts/site-layout';
import { deviceMarks } from '@app/site-plan/device-marks';
import css from './marks.module.css';

// Named one by one, so that the build leaves out the class names that nothing uses.
const fills = { paper: css.paper, solid: css.solid, dot: css.dot, detail: css.detail };

/** The mark of a kind of device, 28 pixels wide at most. */
export const DeviceSymbol = ({ symbol }: Pick<LayoutDevice, 'symbol'>) =>
  deviceMarks[symbol].map(([fill, path]) => <path key={path} className={fills[fill]} d={path} />);

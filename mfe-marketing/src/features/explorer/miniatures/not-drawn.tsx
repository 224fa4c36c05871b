import { Miniature } from '@app/ui/miniature';
import { Brackets } from '@app/ui/miniature-marks';

/** For a technology that has no drawing yet: a frame around nothing. */
export const NotDrawn = () => (
  <Miniature>
    <Brackets at={[160, 90]} reach={26} />
  </Miniature>
);

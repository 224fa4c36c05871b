import { Miniature } from '@app/ui/miniature';
import { Brackets, Dot, Ground, Masonry, Paper, Solid, Thin } from '@app/ui/miniature-marks';

const BRICKS = [0, 1, 2, 3]
  .flatMap((row) =>
    Array.from(
      { length: 8 },
      (_, brick) => `M${brick * 44 + (row % 2 ? 30 : 8)} ${106 + row * 12.5}v12.5`,
    ),
  )
  .join('');

const INSULATORS = [52, 160, 268]
  .flatMap((x) => [44, 54, 64, 74, 84, 94].map((y) => `M${x} ${y}h0`))
  .join('');

export const SecurityFencing = () => (
  <Miniature label="Elevation: an electric fence on a wall; the cut in one of its wires is framed.">
    <Masonry d="M-4 156V106H324V156" />
    <Thin d={`M0 118.5H320M0 131H320M0 143.5H320${BRICKS}`} />
    <Paper d="M-4 100H324v6H-4z" />
    <Ground y={156} />
    <path d="M52 100V34M160 100V34M268 100V34" strokeWidth="3.4" />
    <path
      d="M0 44H320M0 54H320M0 64H192q7 1 8 7M320 64H236q-7 1-8 7M0 74H320M0 84H320M0 94H320"
      strokeWidth="1.6"
    />
    <path d={INSULATORS} strokeWidth="6.6" />
    <path d={INSULATORS} stroke="var(--draw-paper)" strokeWidth="3.4" />
    <Paper d="M86 52h40v30H86z" />
    <Solid d="M107 57l-6 11h5l-2 8 8-11h-5l3-8z" />
    <Brackets at={[214, 64]} reach={26} />
    <Dot at={[214, 64]} />
  </Miniature>
);

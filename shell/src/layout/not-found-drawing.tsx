import { Miniature } from '@app/ui/miniature';
import { Brackets, Dot, Room, Solid, Walls } from '@app/ui/miniature-marks';

export const NotFoundDrawing = () => (
  <Miniature label="Plan: a dashed route through a building ends at a wall; its end is framed.">
    <Room d="M36 26H284V154H36z" />
    <Walls d="M36 66V26H284V154H36V114M110 26V66M36 66H76M110 66h38M182 66h34V26M36 114H76M110 114h38v40M182 114h34v40" />
    <path d="M8 90H228" strokeDasharray="7 6" />
    <Solid d="M14 84l10 6-10 6z" />
    <Brackets at={[254, 90]} reach={18} />
    <Dot at={[254, 90]} />
  </Miniature>
);

import { Miniature } from '@app/ui/miniature';
import {
  Brackets,
  Dot,
  Ground,
  Hidden,
  Masonry,
  Paper,
  Room,
  Solid,
  Thin,
  Waves,
} from '@app/ui/miniature-marks';

export const Monitoring = () => (
  <Miniature label="Schematic: one of two signal paths is cut; the alarm still reaches the screen of the control room.">
    <Ground y={156} />
    <Masonry d="M28 156V92H104V156z" />
    <Paper d="M18 94 66 56 114 94zM40 156V112H58V156zM72 110h20v18H72z" />
    <Thin d="M82 110v18M72 119h20" />
    <path d="M88 73V40" />
    <Waves at={[88, 40]} />
    <path d="M120 40h56q14 0 14 14V66q0 12 10 12" />
    <Solid d="M208 78l-10-4.5v9z" />
    <Hidden d="M104 138h44M168 138h64" />
    <path d="M152 132l12 12M164 132l-12 12M256 108v14M240 122h32" />
    <Paper d="M210 42h92v66H210z" />
    <Room d="M217 49h78v52H217z" />
    <Thin d="M226 58h60v34H226zM256 58v14M226 78h18M256 84v8" />
    <Masonry d="M206 122H312v6H206z" />
    <path d="M216 128v28M302 128v28" />
    <Brackets at={[268, 76]} reach={12} />
    <Dot at={[268, 76]} />
  </Miniature>
);

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
} from '@app/ui/miniature-marks';

export const IntercomSystems = () => (
  <Miniature label="Elevation: a gate station and an indoor monitor; the button that opens the gate is framed.">
    <Ground y={156} />
    <Hidden d="M54 110v60H244V132" />
    <path d="M76 74h72M76 144h72M88 66v86M100 66v86M112 66v86M124 66v86M136 66v86M148 66v86" />
    <Masonry d="M30 156V48H78V156z" />
    <Paper d="M24 42h60v8H24zM40 66h28v44H40zM184 20H304V132H184z" />
    <circle cx="54" cy="77" r="4.5" strokeWidth="1.5" />
    <Solid d="M51 99h6v6h-6z" />
    <Room d="M193 29H295V94H193z" />
    <Thin d="M47 88h14M47 92h14M193 29H295V94H193zM200 107h12v12H200zM226 107h12v12H226z" />
    <Paper d="M220 94q0-22 24-22t24 22zM232 56a12 12 0 0 1 24 0 12 12 0 0 1-24 0" />
    <Brackets at={[280, 113]} reach={12} />
    <Dot at={[280, 113]} />
  </Miniature>
);

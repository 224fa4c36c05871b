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

export const AccessControl = () => (
  <Miniature label="Elevation: a door with a card reader; the light of the reader is framed.">
    <Room d="M0 0H320V156H0z" />
    <Ground y={156} />
    <Masonry d="M84 156V22H184V156H174V32H94V156z" />
    <Paper d="M94 156V32H174V156z" />
    <Thin d="M104 44h60v44H104zM104 100h60v46H104zM126 38 150 27" />
    <Paper d="M102 34h26v8H102zM156 30h18v8H156z" />
    <path d="M167 95H152" strokeWidth="3" />
    <Solid d="M158 92h9v14h-9z" />
    <Hidden d="M222 78V26M184 26h90V36" />
    <Paper d="M252 36h44v34H252zM209 77h26v38H209z" />
    <Thin d="M260 46h28M260 53h28M260 60h18M215 105h14M215 109h14" />
    <g transform="rotate(-14 270 118)">
      <Paper d="M254 104h42v27H254z" />
      <Thin d="M260 112h12v8H260zM278 124h12" />
    </g>
    <Brackets at={[222, 95]} reach={25} />
    <Dot at={[222, 91]} />
  </Miniature>
);

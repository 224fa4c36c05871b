import { Miniature } from '@app/ui/miniature';
import {
  Brackets,
  Dot,
  Ground,
  Hidden,
  Paper,
  Room,
  Solid,
  Thin,
  View,
  Walls,
  Waves,
} from '@app/ui/miniature-marks';

export const IotSensors = () => (
  <Miniature label="Section: three rooms with sensors; the one in the cold room is framed.">
    <Room d="M32 52H288V154H32z" />
    <Ground y={156} />
    <Walls d="M32 154V52H288V154M118 54V154M204 54V154" width={7} />
    <Paper d="M146 26h28v20H146z" />
    <path d="M160 26V22" />
    <Waves at={[160, 22]} direction={-90} />
    <Hidden d="M84 72Q96 38 146 36M160 48V70M238 72Q226 38 174 36" />
    <Paper d="M44 126h28v24H44zM76 126h28v24H76zM58 102h28v24H58z" />
    <Thin d="M44 134h28M76 134h28M58 110h28M160 76v40" />
    <View near d="M136 116h50v34H136z" />
    <path d="M136 92v58h50V92M136 116h50" />
    <Paper d="M224 84h44v56H224z" />
    <Thin d="M232 94h28M232 118h28M232 100h6v12H232zM241 100h6v12H241zM250 100h6v12H250z" />
    <Solid d="M156 72h8v8h-8zM234 71h8v8h-8z" />
    <Brackets at={[82, 78]} reach={13} />
    <Dot at={[82, 78]} />
  </Miniature>
);

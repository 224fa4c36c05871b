import { Miniature } from '@app/ui/miniature';
import {
  Brackets,
  Camera,
  Dot,
  Ground,
  Hidden,
  Masonry,
  Paper,
  Person,
  Room,
  Solid,
  Thin,
  Tree,
  View,
  Walls,
  Waves,
} from '@app/ui/miniature-marks';

/** Every mark of a miniature. */
export const States = () => (
  <Miniature label="Every mark of a miniature: an outline, tints, devices and the point in its frame.">
    <Ground y={156} />
    <Room d="M20 20h60v40H20z" />
    <Masonry d="M20 70h60v16H20z" />
    <Walls d="M20 100h60v40H20z" />
    <View d="M110 60 200 10V110z" />
    <View near d="M110 60 146 40V80z" />
    <Camera at={[110, 60]} />
    <Person at={[230, 40]} direction={20} />
    <Brackets at={[230, 40]} reach={18} />
    <Dot at={[230, 40]} />
    <Tree at={[280, 40]} radius={20} />
    <Paper d="M110 110h40v30h-40z" />
    <Solid d="M120 118h8v8h-8z" />
    <Waves at={[160, 124]} />
    <Thin d="M200 120h40" />
    <Hidden d="M200 130h40" />
    <path d="M200 140h40" />
  </Miniature>
);

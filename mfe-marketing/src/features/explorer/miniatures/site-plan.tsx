import { Miniature } from '@app/ui/miniature';
import {
  Brackets,
  Camera,
  Dot,
  Hidden,
  Paper,
  Thin,
  Tree,
  View,
  Walls,
} from '@app/ui/miniature-marks';

/** A whole site on one sheet: its walls, three cameras, and the gate in view. */
export const SitePlan = () => (
  <Miniature>
    <View near d="M96 54 28 69.7V16h63.3zM236 54l4.7-38H292V66.9zM236 130l27 34h-82z" />
    <Walls d="M176 164H28V16H292V164H232" width={6} />
    <Thin d="M40 12V5M64 12V5M88 12V5M112 12V5M136 12V5M160 12V5M184 12V5M208 12V5M232 12V5M256 12V5M280 12V5" />
    <path d="M180 158h50" strokeWidth="3" />
    <Hidden d="M126 158h50" />
    <Paper d="M96 54H236v76H96z" />
    <Walls d="M96 54H236v76H206M182 130H96V54M150 54V88M150 108v22M150 88h26" width={7} />
    <Tree at={[62, 128]} radius={17} />
    <Camera at={[96, 54]} direction={215} />
    <Camera at={[236, 54]} direction={-35} />
    <Camera at={[236, 130]} direction={100} />
    <Brackets at={[204, 158]} reach={13} />
    <Dot at={[204, 158]} />
  </Miniature>
);

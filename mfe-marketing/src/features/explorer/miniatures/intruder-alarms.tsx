import { Miniature } from '@app/ui/miniature';
import { Brackets, Dot, Hidden, Paper, Room, Thin, View, Walls } from '@app/ui/miniature-marks';

export const IntruderAlarms = () => (
  <Miniature label="Plan: a detector covers a room; the contact on its sliding door is framed.">
    <Room d="M40 98H156v60H40z" />
    <View near d="M40 22H276V158H156V98H40z" />
    <Hidden d="M276 89.6 46 28 271 158M116 98 46 28 86 98M46 28 65 98" />
    <Walls d="M276 60V22H40V158H276V124M40 98H88M122 98H156V126" width={9} />
    <Thin d="M273 60V94M279 90V124" />
    <g transform="translate(47 29) rotate(45)">
      <Paper d="M0-11A11 11 0 0 1 0 11z" />
    </g>
    <Paper d="M64 124h24v30H64zM35 112H27L14 104V136L27 128H35z" />
    <Thin d="M69 132h14M69 138h14" />
    <Brackets at={[276, 92]} reach={16} />
    <Dot at={[276, 92]} />
  </Miniature>
);

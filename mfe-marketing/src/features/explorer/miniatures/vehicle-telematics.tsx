import { Miniature } from '@app/ui/miniature';
import { Brackets, Dot, Masonry, Paper, Thin, View } from '@app/ui/miniature-marks';

const ROADS = 'M-10 118H330M96-10V190M208 118V-10M96 44H208M262 118V190';
const AREA = 'M40 20H190L236 70V152H40z';

export const VehicleTelematics = () => (
  <Miniature label="Plan: a vehicle has left the marked area and is framed.">
    <path d={ROADS} stroke="var(--draw-thin)" strokeWidth="15" />
    <path d={ROADS} stroke="var(--draw-paper)" strokeWidth="13" />
    <View near d={AREA} />
    <path d={AREA} strokeWidth="1.5" strokeDasharray="6 5" />
    <Masonry d="M54 62h30v34H54z" />
    <Thin d="M54 73h30M54 84h30" />
    <path d="M84 80H96V118H258" />
    <Paper d="M258 110h26v16H258zM284 111h13v14H284z" />
    <Brackets at={[278, 118]} reach={25} />
    <Dot at={[271, 118]} />
  </Miniature>
);

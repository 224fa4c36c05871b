import { Miniature } from '@app/ui/miniature';
import {
  Brackets,
  Camera,
  Dot,
  Hidden,
  Masonry,
  Person,
  Thin,
  Tree,
  View,
  Walls,
} from '@app/ui/miniature-marks';

export const VideoSurveillance = () => (
  <Miniature label="Plan: a camera on a wall frames one person in its view.">
    <View d="M40 90 190 0H320V180H190z" />
    <View near d="M40 90 168.6 12.7A150 150 0 0 1 168.6 167.3z" />
    <path d="M190 0 40 90 190 180" strokeWidth="1.5" />
    <Thin d="M168.6 12.7A150 150 0 0 1 168.6 167.3" />
    <Tree at={[268, 150]} radius={22} />
    <Person at={[226, 56]} direction={160} />
    <Walls d="M306-10V54M306 126V190" />
    <Hidden d="M306 60V120" />
    <Masonry d="M-4-4H26V184H-4z" />
    <Thin d="M0 26 26 0M0 50 26 24M0 74 26 48M0 98 26 72M0 122 26 96M0 146 26 120M0 170 26 144M14 180 26 168" />
    <path d="M26 90h8" />
    <Camera at={[40, 90]} />
    <Person at={[142, 104]} direction={20} />
    <Brackets at={[142, 104]} reach={18} />
    <Dot at={[142, 104]} />
  </Miniature>
);

import { Miniature } from '@app/ui/miniature';
import {
  Brackets,
  Camera,
  Dot,
  Ground,
  Hidden,
  Masonry,
  Paper,
  Thin,
  View,
  Waves,
} from '@app/ui/miniature-marks';

export const OffGridSurveillance = () => (
  <Miniature label="Elevation: a mast with a solar panel and a camera; the charge of its battery is framed.">
    <View d="M176 52 320 93.3V152H233.7z" />
    <View near d="M176 52 281.7 82.3A110 110 0 0 1 231 147.3z" />
    <Thin d="M281.7 82.3A110 110 0 0 1 231 147.3M60 38h7M24 38h-7M42 56v7M42 20v-7M54.7 50.7l5 5M29.3 50.7l-5 5M54.7 25.3l5-5M29.3 25.3l-5-5M29 38a13 13 0 0 1 26 0 13 13 0 0 1-26 0M222 130h98M222 138h98" />
    <Ground y={152} />
    <path d="M152 152V22M138 152h28" strokeWidth="4" />
    <path d="M152 68 124 62M152 48h18M152 22V18M232 152V122M262 152V122M292 152V122" />
    <Masonry d="M86 78 122 28l10 7L96 85z" />
    <Thin d="M95 66l10 7M104 54l10 7M113 41l10 7" />
    <Camera at={[174, 50]} direction={38} />
    <Waves at={[152, 20]} direction={-45} />
    <Hidden d="M112 82v26" />
    <Paper d="M82 108h60v40H82z" />
    <Thin d="M90 116v24M134 116v24" />
    <Brackets at={[112, 128]} reach={12} />
    <Dot at={[112, 128]} />
  </Miniature>
);

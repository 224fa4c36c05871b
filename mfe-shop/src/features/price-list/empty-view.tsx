import { Miniature } from '@app/ui/miniature';
import { Brackets, Camera, Masonry, Thin, Tree, View } from '@app/ui/miniature-marks';

/** Without an amber point: that marks what was found. */
export const EmptyView = () => (
  <Miniature label="Plan: a camera looks over a yard; its frame is empty.">
    <View d="M46 90 184.6 0H320V180H184.6z" />
    <View near d="M46 90 146.6 24.6A120 120 0 0 1 146.6 155.4z" />
    <path d="M184.6 0 46 90 184.6 180" strokeWidth="1.5" />
    <Thin d="M146.6 24.6A120 120 0 0 1 146.6 155.4" />
    <Masonry d="M-4-4H30V184H-4z" />
    <Thin d="M0 30 30 0M0 54 30 24M0 78 30 48M0 102 30 72M0 126 30 96M0 150 30 120M0 174 30 144M18 180 30 168" />
    <Tree at={[284, 32]} radius={20} />
    <Tree at={[92, 154]} radius={16} />
    <path d="M30 90h8" />
    <Camera at={[46, 90]} />
    <Brackets at={[214, 90]} reach={30} />
  </Miniature>
);

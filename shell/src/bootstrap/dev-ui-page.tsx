import { Gallery, galleryHead } from '@app/ui/gallery';
import { useHead } from '../head/use-head.ts';
import { devUiPath } from './dev-paths.ts';

/** The gallery of the component library, inside the site's frame. */
export function DevUiPage() {
  useHead(galleryHead, devUiPath);
  return <Gallery />;
}

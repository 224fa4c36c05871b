const SIDE_PX = 144;

/** A small picture of a photo as a `data:` URL; undefined when the browser cannot open it. */
export async function thumbnailOf(photo: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(photo, { resizeHeight: SIDE_PX });
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return canvas.toDataURL('image/jpeg');
  } catch {
    return undefined;
  }
}

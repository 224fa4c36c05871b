import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lead } from '@app/api/domain/leads/ports';
import {
  type AttachmentDependencies,
  photoAttachments,
} from '@app/api/domain/photos/photo-attachments';

/** Writes the photos of a lead as files into a folder that only the operator can read. */
export async function exportPhotos(
  dependencies: AttachmentDependencies,
  lead: Lead,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { name, content } of await photoAttachments(dependencies, lead)) {
    await writeFile(join(folder, name), content, { mode: 0o600 });
  }
}

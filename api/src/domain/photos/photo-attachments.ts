import type { KindOf } from '../leads/kind-of.ts';
import type { Lead } from '../leads/ports.ts';
import type { MailAttachment } from '../mail/ports.ts';
import type { PhotoStore } from './ports.ts';

export interface AttachmentDependencies {
  readonly kindOf: KindOf;
  readonly photos: Pick<PhotoStore, 'get'>;
  readonly log: { error(fields: object, message: string): void };
}

/** The photos of a lead as attachments of a mail, without those that were deleted. */
export async function photoAttachments(
  { kindOf, photos, log }: AttachmentDependencies,
  lead: Lead,
): Promise<readonly MailAttachment[]> {
  const { reference } = lead;
  const read = kindOf(lead)?.read(lead);
  const attachments: MailAttachment[] = [];
  for (const [index, id] of (read?.ok ? read.value.photos : []).entries()) {
    const photo = await photos.get(id);
    if (photo) {
      const name = photoName(reference, index);
      attachments.push({ name, type: 'image/jpeg', content: photo.content });
    } else log.error({ reference }, 'a photo of this lead was deleted');
  }
  return attachments;
}

/** The name of a lead's photo as a file, such as `VIS-7K3F-92QD-1.jpg`. */
export const photoName = (reference: string, index: number): string =>
  `${reference}-${index + 1}.jpg`;

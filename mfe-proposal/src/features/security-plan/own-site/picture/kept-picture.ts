import { DRAFT_MS } from '@app/forms/drafts';

/** The database of pictures of this device, each under the id that its drawing has. */
const DATABASE = 'own-site-pictures';
const PICTURES = 'pictures';

interface KeptPicture {
  readonly id: string;
  /** When it was last used. */
  readonly at: number;
  readonly blob: Blob;
  /** Id of the photo that was made of it when it was sent. */
  readonly sentAs?: string | undefined;
}

/** Where the browser keeps no pictures, they live as long as the page. */
const inMemory = new Map<string, KeptPicture>();

/** @returns false where it is gone with the page. */
export async function keepPicture(picture: Omit<KeptPicture, 'at'>): Promise<boolean> {
  const kept = { ...picture, at: Date.now() };
  inMemory.set(kept.id, kept);
  return (await within('readwrite', (pictures) => pictures.put(kept))) !== undefined;
}

/** Undefined for a picture that this device does not have, or does not have any more. */
export async function keptPicture(id: string): Promise<KeptPicture | undefined> {
  const found: KeptPicture | undefined = await within('readonly', (pictures) => pictures.get(id));
  const picture = found ?? inMemory.get(id);
  return picture && isFresh(picture) ? picture : undefined;
}

/** Deletes what nobody has used for 7 days. */
export async function forgetOldPictures(): Promise<void> {
  const all: readonly KeptPicture[] | undefined = await within('readonly', (pictures) =>
    pictures.getAll(),
  );
  for (const picture of all ?? []) {
    if (isFresh(picture)) continue;
    inMemory.delete(picture.id);
    await within('readwrite', (pictures) => pictures.delete(picture.id));
  }
}

function isFresh({ at }: KeptPicture): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < DRAFT_MS;
}

/** Undefined where the browser refuses it, such as in some private windows, or has no room. */
async function within<Value>(
  mode: IDBTransactionMode,
  work: (pictures: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(PICTURES, { keyPath: 'id' });
    const database = await answerOf(opening);
    try {
      return await answerOf(work(database.transaction(PICTURES, mode).objectStore(PICTURES)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

const answerOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

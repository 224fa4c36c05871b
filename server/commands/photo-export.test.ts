import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindOf } from '@app/api/lead-kinds';
import { memoryStore } from '@app/api/testing/memory-store';
import { storedLeads } from '@app/api/testing/stored-leads';
import { expect, onTestFinished, test } from 'vitest';
import { exportPhotos } from './photo-export.ts';

test('photos of a lead become files with its reference, and one that was deleted is told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { photos } = memoryStore();
  const visit = storedLeads.find(({ kind }) => kind === 'site-visit')?.lead;
  if (!visit) throw new Error('There is no stored site visit');
  const ids = ['a'.repeat(32), 'b'.repeat(32)];
  const addedAt = '2026-11-27T10:00:00.000Z';
  await photos.insert({ id: 'b'.repeat(32), addedAt, content: new Uint8Array([0xff, 0xd8]) });
  const told: string[] = [];
  const log = { error: (_: object, message: string) => void told.push(message) };
  const lead = { ...visit, payload: { ...(visit.payload as object), photos: ids } };
  await exportPhotos({ kindOf, photos, log }, lead, folder);
  expect(await readdir(folder)).toEqual([`${visit.reference}-2.jpg`]);
  expect([...(await readFile(join(folder, `${visit.reference}-2.jpg`)))]).toEqual([0xff, 0xd8]);
  expect(told).toHaveLength(1);
});

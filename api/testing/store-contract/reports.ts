import { describe, expect, test } from 'vitest';
import { aReading, aReport, aWording } from '../builders.ts';
import type { OpenedStore } from './opened-store.ts';

export function describeReports(opened: () => OpenedStore): void {
  describe('reports', () => {
    test('gives back exactly what was inserted, with and without the record of a model', async () => {
      const { reports } = opened().store;
      const plain = aReport({ urgent: true });
      const worded = aReport({
        leadId: 'key-00000002',
        markdown: '# Zulu ✓ 👍 "quoted" \u0000\n\n| a | $b |\n',
        source: 'model',
        wording: aWording(),
        reading: aReading(),
      });
      for (const report of [plain, worded]) {
        expect(await reports.insert(report)).toEqual({ ok: true, value: undefined });
      }
      expect(await reports.get(plain.leadId)).toStrictEqual(plain);
      expect(await reports.get(worded.leadId)).toStrictEqual(worded);
    });

    test('finds nothing for a lead without a report', async () => {
      const { reports } = opened().store;
      await reports.insert(aReport());
      expect(await reports.get('key-99999999')).toBeUndefined();
    });

    test('stores only one of 20 reports of a lead that two handles insert at once', async () => {
      const { store, another } = opened();
      const other = await another();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const { reports } = index % 2 === 0 ? store : other;
          return reports.insert(aReport({ markdown: `report ${index}` }));
        }),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      const winner = await store.reports.get(aReport().leadId);
      expect(winner?.markdown).toBe(`report ${outcomes.findIndex(({ ok }) => ok)}`);
      for (const outcome of outcomes) {
        if (!outcome.ok) expect(outcome.failure).toEqual({ kind: 'exists', report: winner });
      }
      await other.close();
    });

    test('purges all 1100 reports of leads from before a moment and no later one', async () => {
      const { reports } = opened().store;
      const old = Array.from({ length: 1100 }, (_, index) => `old-${index}`);
      for (const leadId of old) {
        await reports.insert(aReport({ leadId, receivedAt: '2024-12-31T23:59:59.999Z' }));
      }
      const kept = aReport({ leadId: 'kept-0001', receivedAt: '2025-01-01T00:00:00.000Z' });
      await reports.insert(kept);
      await reports.purgeBefore('2025-01-01T00:00:00.000Z');
      // One after the other: a busy server takes its time over a thousand questions at once.
      for (const leadId of old) expect(await reports.get(leadId)).toBeUndefined();
      expect(await reports.get(kept.leadId)).toEqual(kept);
    });

    test('keeps each version of a report, and gives the newest', async () => {
      const { reports } = opened().store;
      const changes = { removed: [{ kind: 'place', id: 'roof' }], added: [] } as const;
      const versions = Array.from({ length: 12 }, (_, index) =>
        index === 0
          ? aReport()
          : aReport({
              version: index + 1,
              correction: { ...changes, request: `request ${index}` },
            }),
      );
      // Keys of leads may look like numbered ones.
      await reports.insert(aReport({ leadId: `${aReport().leadId}:2` }));
      for (const report of versions) expect((await reports.insert(report)).ok).toBe(true);
      expect(await reports.get(aReport().leadId)).toStrictEqual(versions.at(-1));
      expect(await reports.versions(aReport().leadId)).toStrictEqual(versions);
      expect(await reports.versions('key-99999999')).toEqual([]);
    });

    test('stores only one of two reports of a version, and purges all versions', async () => {
      const { reports } = opened().store;
      const first = aReport();
      const second = aReport({ version: 2, markdown: 'second' });
      await reports.insert(first);
      await reports.insert(second);
      expect(await reports.insert(aReport({ version: 2, markdown: 'other' }))).toEqual({
        ok: false,
        failure: { kind: 'exists', report: second },
      });
      await reports.purgeBefore('2026-01-01T00:00:00.000Z');
      expect(await reports.versions(first.leadId)).toEqual([]);
    });

    test('keeps reports after every handle was closed', async () => {
      const { store, another } = opened();
      await store.reports.insert(aReport());
      await store.close();
      const reopened = await another();
      expect(await reopened.reports.get(aReport().leadId)).toEqual(aReport());
      await reopened.close();
    });
  });
}

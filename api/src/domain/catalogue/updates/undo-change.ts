import { failed, type Result, success } from '@app/result';
import type { Clock } from '../../clock.ts';
import { keptVersions } from '../kept-versions.ts';
import type {
  ActivationFailure,
  PriceListChange,
  PriceListStore,
  PriceListVersion,
} from '../ports.ts';
import { type ChangeRecord, readRecord, writeRecord } from './change-record.ts';

/** Changes that the owner is shown. */
const SHOWN = 50;

export interface HistoryEntry extends Omit<PriceListChange, 'record'> {
  readonly record: ChangeRecord;
  /** Whether the owner can go back to the list of this change. */
  readonly canReturn: boolean;
}

/** The latest changes, the newest first. Of several with the same list the newest can be returned to. */
export async function readHistory(
  priceLists: Pick<PriceListStore, 'changes'>,
): Promise<readonly HistoryEntry[]> {
  const changes = await priceLists.changes(SHOWN);
  const [, ...earlier] = keptVersions(changes);
  const offered = new Set<string>();
  return changes.map((change) => {
    const { versionId, version } = change;
    const canReturn = !!version && earlier.includes(versionId) && !offered.has(versionId);
    offered.add(versionId);
    return { ...change, record: readRecord(change.record), canReturn };
  });
}

export interface UndoRequest {
  /** The list that becomes active again. */
  readonly to: string;
  /** Number of the latest change that the owner has seen. */
  readonly after: number;
  readonly who: string;
}

/**
 * Makes a list that was active before the active one again. `overtaken`: there was another change since
 * the owner looked. `gone`: the list is not kept, or is the active one.
 */
export async function undoChange(
  { priceLists, clock }: { readonly priceLists: PriceListStore; readonly clock: Clock },
  { to, after, who }: UndoRequest,
): Promise<Result<PriceListVersion, ActivationFailure>> {
  const history = await readHistory(priceLists);
  const [latest, before] = history;
  if (latest?.number !== after) return failed('overtaken');
  const target = history.find(({ versionId, canReturn }) => versionId === to && canReturn);
  if (!target?.version) return failed('gone');
  const record: ChangeRecord = {
    kind: 'undo',
    who,
    file: target.record.file,
    products: target.version.productCount,
    ...(before?.versionId === to ? undone(latest.record) : {}),
  };
  const at = clock.now().toISOString();
  const activated = await priceLists.activate(to, { after, at, record: writeRecord(record) });
  return activated.ok ? success(target.version) : activated;
}

/** Going back to the list before gives back what the latest change took, and takes what it added. */
function undone({ counts }: ChangeRecord): Pick<ChangeRecord, 'counts'> {
  if (!counts) return {};
  const { added, changed, removed } = counts;
  return { counts: { added: removed, changed, removed: added, refused: 0 } };
}

import type { ContactMessage } from '@app/contracts/contact';
import type { IncidentReport } from '@app/contracts/incident';
import type { OrderRequest } from '@app/contracts/order';
import type { TechHelpRequest } from '@app/contracts/tech-help';
import type { ApiConfig } from '../src/config.ts';
import type { ReadingRecord, StoredReport } from '../src/domain/assessments/ports.ts';
import type {
  PageRequest,
  PriceListStore,
  PriceListVersion,
  StoredProduct,
} from '../src/domain/catalogue/ports.ts';
import type { Lead } from '../src/domain/leads/ports.ts';
import type { Permit } from '../src/domain/limits/ports.ts';
import type { Claim, NewEntry } from '../src/domain/outbox/ports.ts';
import type { WordingRecord } from '../src/domain/rewording/reword.ts';

export const aProduct = (changes: Partial<StoredProduct> = {}): StoredProduct => ({
  sku: 'CAM-4MP',
  name: '4MP dome camera',
  category: 'CAMERAS',
  cost: 70_000,
  price: 80_490,
  ...changes,
});

/** This many products with different SKUs, in the order of their SKUs. */
export const products = (count: number, changes: Partial<StoredProduct> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aProduct({ sku: `SKU-${String(index).padStart(5, '0')}`, ...changes }),
  );

/** The first page of the whole list. */
export const aPageRequest = (changes: Partial<PageRequest> = {}): PageRequest => ({
  term: '',
  filters: [],
  sort: '',
  page: 1,
  ...changes,
});

export const aLead = (changes: Partial<Lead> = {}): Lead => ({
  id: 'key-00000001',
  kind: 'contact',
  reference: 'MSG-7K3F-92QD',
  token: '0123456789abcdef0123456789abcdef',
  receivedAt: '2025-06-01T08:00:00.000Z',
  fingerprint: 'f'.repeat(64),
  consentVersion: '2025-03-19',
  sourcePath: '/contact',
  suspect: false,
  payload: { name: 'Thandi Mkhize', message: 'Ngiyabonga ✓ "quoted" \\ slash' },
  answer: { success: true, reference: 'MSG-7K3F-92QD' },
  ...changes,
});

export const aReport = (changes: Partial<StoredReport> = {}): StoredReport => ({
  leadId: 'key-00000001',
  receivedAt: '2025-06-01T08:00:00.000Z',
  markdown: '# Your report\n\nLock the back door at cash-up.\n',
  source: 'rules',
  urgent: false,
  madeAt: '2025-06-01T08:00:01.000Z',
  ...changes,
});

export const aWording = (): WordingRecord => ({
  model: 'test-model',
  promptVersion: '1',
  schemaHash: 'f'.repeat(64),
  outcome: 'worded',
  refused: { causes: 'a digit' },
});

export const aReading = (): ReadingRecord => ({
  model: 'test-model',
  promptVersion: '1',
  schemaHash: 'f'.repeat(16),
  outcome: 'read',
  language: 'isiZulu',
  hasUnread: true,
});

export const anEntry = (changes: Partial<NewEntry> = {}): NewEntry => ({
  id: 'key-00000001:customer',
  leadId: 'key-00000001',
  purpose: 'customer',
  dueAt: '2025-06-01T08:00:00.000Z',
  ...changes,
});

export const aClaim = (changes: Partial<Claim> = {}): Claim => ({
  id: 'key-00000001:customer:1',
  entryId: 'key-00000001:customer',
  attempt: 1,
  owner: 'sender-a',
  expiresAt: '2025-06-01T08:05:00.000Z',
  ...changes,
});

export const aPermit = (changes: Partial<Permit> = {}): Permit => ({
  id: 'leads:hash:12345:0',
  subject: 'leads:hash',
  slot: 0,
  expiresAt: '2025-06-01T12:05:00.000Z',
  ...changes,
});

export const aContactMessage = (changes: Partial<Record<keyof ContactMessage, unknown>> = {}) => ({
  name: 'Thandi Mkhize',
  email: 'thandi@example.com',
  message: 'Please call me about a gate motor.',
  ...changes,
});

export const anIncident = (changes: Partial<Record<keyof IncidentReport, unknown>> = {}) => ({
  name: 'Sipho Dlamini',
  phone: '082 555 0199',
  details: 'Two men broke the shop window. They left.',
  ...changes,
});

export const aTechHelpRequest = (
  changes: Partial<Record<keyof TechHelpRequest, unknown>> = {},
) => ({
  deviceType: 'Gate motor',
  brand: 'Centurion',
  modelNumber: '',
  problemDescription: 'It opens halfway and stops.',
  name: 'Thandi Mkhize',
  email: 'thandi@example.com',
  phone: '031 555 0100',
  ...changes,
});

export const anOrder = (changes: Partial<Record<keyof OrderRequest, unknown>> = {}) => ({
  email: 'thandi@example.com',
  name: 'Thandi Mkhize',
  phone: '0315550100',
  cart: [{ Sku: 'CAM-4MP', quantity: 2 }],
  includeInstallEstimate: false,
  ...changes,
});

/**
 * Imports a price list in one go.
 * @param importedAt now, where an API runs on the store: its sweep discards old lists that are not yet active.
 */
export async function importProducts(
  priceLists: PriceListStore,
  products: readonly StoredProduct[],
  importedAt = '2025-06-01T06:00:00.000Z',
): Promise<PriceListVersion> {
  const writer = await priceLists.begin();
  await writer.add(products);
  return activateSealed(priceLists, await writer.seal(importedAt));
}

/** Makes a sealed version the active one, whatever was active before. */
export async function activateSealed(
  priceLists: PriceListStore,
  { id, importedAt }: PriceListVersion,
): Promise<PriceListVersion> {
  for (;;) {
    const after = (await priceLists.changes(1))[0]?.number ?? 0;
    const activated = await priceLists.activate(id, { after, at: importedAt, record: '{}' });
    if (activated.ok) return activated.value;
    if (activated.failure === 'gone') throw new Error(`Price list ${id} is gone`);
    // Another one was activated meanwhile.
  }
}

/** Settings of an API that limits nothing, in a folder or on a database of the test's. */
export const anApiConfig = (
  changes: Partial<ApiConfig> & Pick<ApiConfig, 'DATA_DIR'>,
): ApiConfig => ({
  TRUST_PROXY: 0,
  LOG_LEVEL: 'silent',
  CATALOGUE_HIDE_COST: false,
  ADMIN_USERNAME: 'admin',
  ADMIN_PASSWORD: 'correct horse battery',
  MAX_UPLOAD_MB: 1,
  BACKUP_DIR: 'backups',
  BACKUP_VERIFY: 'off',
  RETENTION_MONTHS: 0,
  LEADS_PER_TEN_MINUTES: 0,
  REPORTS_PER_TEN_MINUTES: 0,
  PLANS_PER_TEN_MINUTES: 0,
  SAVED_PLANS_PER_TEN_MINUTES: 0,
  SAVED_PLANS_PER_HOUR_IN_TOTAL: 0,
  MAILS_PER_HOUR_TO_ONE_ADDRESS: 0,
  MAILS_PER_HOUR_TO_VISITORS: 0,
  SIGN_IN_FAILURES_PER_15_MINUTES: 100,
  OPENAI_MODEL: 'stand-in',
  MODEL_REWORDS: false,
  MODEL_TIMEOUT_SECONDS: 20,
  MODEL_CONCURRENCY: 4,
  MODEL_REQUESTS_PER_HOUR: 120,
  ...changes,
});

import type { Lead } from '../src/domain/leads/ports.ts';
import type { Letterhead } from '../src/domain/mail/mail-content.ts';
import type { OrderRecord } from '../src/domain/orders/order-record.ts';
import { aContactMessage, aLead, anIncident, aTechHelpRequest } from './builders.ts';
import { testSite } from './test-site.ts';

export const letterhead: Letterhead = {
  company: testSite.company,
  accent: testSite.accent,
  origin: 'https://shop.example',
  from: { name: 'Acme Security', address: 'hello@acme.example' },
  staff: { name: 'Acme Security', address: 'desk@acme.example' },
};

const order: OrderRecord = {
  customer: { email: 'thandi@example.com', name: 'Thandi Mkhize', phone: '0315550100' },
  lines: [
    {
      sku: 'CAM-4MP',
      name: '4MP dome camera',
      category: 'CAMERAS',
      price: 80_490,
      quantity: 2,
      lineTotal: 160_980,
    },
    {
      sku: 'NVR-16',
      name: 'Recorder & "disk" <16>',
      category: 'RECORDERS',
      price: 1_043_940,
      quantity: 1,
      lineTotal: 1_043_940,
    },
  ],
  total: 1_204_920,
  vat: 157_163,
  includeInstallEstimate: true,
  priceListVersion: 'version-000001',
};

export const anOrderLead = (
  changes: Partial<Omit<Lead, 'payload'>> = {},
  payload: Partial<OrderRecord> = {},
): Lead =>
  aLead({
    kind: 'order',
    reference: 'ORD-7K3F-92QD',
    receivedAt: '2025-06-01T22:30:00.000Z',
    payload: { ...order, ...payload },
    ...changes,
  });

export const anIncidentLead = (changes: Partial<Omit<Lead, 'payload'>> = {}): Lead =>
  aLead({
    id: 'incident-0001',
    kind: 'incident',
    reference: 'INC-7K3F-92QD',
    receivedAt: '2025-06-02T09:59:00.000Z',
    payload: anIncident(),
    ...changes,
  });

export const aTechHelpLead = (): Lead =>
  aLead({ kind: 'tech-help', reference: 'HLP-7K3F-92QD', payload: aTechHelpRequest() });

export const aContactLead = (
  changes: Partial<Omit<Lead, 'payload'>> = {},
  payload: Parameters<typeof aContactMessage>[0] = {},
): Lead => aLead({ payload: aContactMessage(payload), ...changes });

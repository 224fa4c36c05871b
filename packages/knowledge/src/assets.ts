import type { IncidentId } from './threats.ts';

export interface Asset {
  /** Without an article: "copper". */
  readonly label: string;
  /** Its part that says the same: a visitor who wrote "generator" is not quoted. */
  readonly core?: string;
  /** What it is called when this is stolen. Without it, a theft of it says nothing more. */
  readonly theft?: IncidentId;
}

const table = {
  cash: { label: 'cash' },
  atm: { label: 'a cash machine', core: 'cash machine' },
  stock: { label: 'stock', theft: 'stock-loss' },
  cigarettes: { label: 'cigarettes', theft: 'stock-loss' },
  alcohol: { label: 'alcohol', theft: 'stock-loss' },
  airtime: { label: 'airtime' },
  jewellery: { label: 'jewellery' },
  electronics: { label: 'electronics', theft: 'equipment-theft' },
  laptops: { label: 'laptops', theft: 'equipment-theft' },
  phones: { label: 'phones', theft: 'equipment-theft' },
  tools: { label: 'tools', theft: 'equipment-theft' },
  copper: { label: 'copper', theft: 'cable-theft' },
  'cable-reels': { label: 'cable reels', theft: 'cable-theft' },
  pipes: { label: 'pipes and taps', theft: 'metal-theft' },
  batteries: { label: 'batteries', theft: 'equipment-theft' },
  'solar-panels': { label: 'solar panels', theft: 'equipment-theft' },
  diesel: { label: 'diesel', theft: 'fuel-theft' },
  vehicles: { label: 'vehicles', theft: 'vehicle-theft' },
  bakkie: { label: 'bakkies', theft: 'vehicle-theft' },
  trucks: { label: 'trucks', theft: 'vehicle-theft' },
  livestock: { label: 'livestock', theft: 'stock-theft-animals' },
  crops: { label: 'crops', theft: 'crop-theft' },
  medicines: { label: 'medicines', theft: 'medicine-theft' },
  firearms: { label: 'firearms' },
  documents: { label: 'documents', theft: 'data-theft' },
  data: { label: 'data', theft: 'data-theft' },
  keys: { label: 'keys' },
  machinery: { label: 'machinery', theft: 'equipment-theft' },
  furniture: { label: 'furniture', theft: 'equipment-theft' },
  belongings: { label: 'belongings', theft: 'personal-theft' },
  'sound-equipment': { label: 'sound equipment', theft: 'equipment-theft' },
  meat: { label: 'meat', theft: 'stock-loss' },
  parcels: { label: 'parcels', theft: 'package-theft' },
  generator: { label: 'the generator', core: 'generator', theft: 'equipment-theft' },
  'gate-motor': { label: 'the gate motor', core: 'gate motor', theft: 'gate-motor-theft' },
} as const satisfies Record<string, Asset>;

export type AssetId = keyof typeof table;

/** What is stolen, or needs protecting. */
export const assets: Readonly<Record<AssetId, Asset>> = table;

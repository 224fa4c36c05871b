import { type Cents, formatRand } from '@app/contracts/money';
import type { SimUser } from '@app/knowledge/planning/monthly';
import { counted } from '@app/wording/counted';
import { listed } from '@app/wording/phrases';

/** What the lines of each month are called. */
export const monthlyItems = {
  monitoring: 'Monitoring, 24 hours',
  response: 'Armed response link',
  sim: 'SIM card with data',
  maintenance: 'Maintenance',
} as const;

const simUsers: Readonly<Record<SimUser, readonly [one: string, many: string]>> = {
  'lte-communicator': ['LTE communicator of the alarm', 'LTE communicators of the alarm'],
  'alarm-hub': ['alarm hub', 'alarm hubs'],
  'mobile-intercom': ['intercom on the mobile network', 'intercoms on the mobile network'],
  'mobile-router': ['router on the mobile network', 'routers on the mobile network'],
  'gate-gsm-opener': ['GSM gate opener', 'GSM gate openers'],
  'solar-camera': ['solar camera', 'solar cameras'],
  'camera-tower': ['camera tower', 'camera towers'],
  'vehicle-tracker': ['vehicle tracker', 'vehicle trackers'],
  'vehicle-camera': ['dash camera', 'dash cameras'],
  'asset-tracker': ['equipment tracker', 'equipment trackers'],
  sensor: ['sensor on the mobile network', 'sensors on the mobile network'],
};

interface SimNeed {
  readonly user: SimUser;
  readonly units: number;
  /** SIM cards in each unit. */
  readonly each: number;
}

/** Why each line is there. */
export const monthlyReasons = {
  monitoring: 'The control room watches your alarm.',
  response: 'A response company comes when it goes off. You may pay this already.',
  sim: (needs: readonly SimNeed[]): string => `${listed(needs.map(simNeed))}.`,
  maintenance: (visits: number): string =>
    `${counted(visits, 'visit', 'visits')} a year, our planning value.`,
  maintenanceVisits: (visits: number, price: Cents): string =>
    `${counted(visits, 'visit', 'visits')} a year, our planning value: ${visits} × ${formatRand(price)} ÷ 12.`,
};

/** "2 in each of 3 alarm hubs" */
function simNeed({ user, units, each }: SimNeed): string {
  const [one, many] = simUsers[user];
  return units === 1 ? `${each} in the ${one}` : `${each} in each of ${counted(units, one, many)}`;
}

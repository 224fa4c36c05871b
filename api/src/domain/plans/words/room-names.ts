import type { HighValueRoom } from '@app/knowledge/planning/rooms';

export const roomNames: Readonly<Record<HighValueRoom, string>> = {
  'stock-room': 'stock room',
  'cash-office': 'cash office',
  'server-room': 'server room',
  dispensary: 'dispensary',
  'computer-room': 'computer room',
  'tool-store': 'tool store',
  'fuel-store': 'fuel store',
  strongroom: 'strongroom',
};

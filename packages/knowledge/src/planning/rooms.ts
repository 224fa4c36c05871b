/** Rooms with something that thieves come for; people name them. */
export type HighValueRoom =
  | 'stock-room'
  | 'cash-office'
  | 'server-room'
  | 'dispensary'
  | 'computer-room'
  | 'tool-store'
  | 'fuel-store'
  | 'strongroom';

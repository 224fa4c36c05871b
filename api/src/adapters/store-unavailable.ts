/** The store cannot be opened. The message is one line for the operator. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

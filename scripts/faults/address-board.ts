/** Where orders can be posted, and to which start of the program. */
export interface ServingAddress {
  readonly url: string;
  readonly start: number;
}

/** Tells clients where the site is, as a balancer does; while it is down, they wait. */
export interface AddressBoard {
  read(): Promise<ServingAddress>;
  post(address: ServingAddress): void;
  clear(): void;
}

export function addressBoard(): AddressBoard {
  let current = Promise.withResolvers<ServingAddress>();
  let posted = false;
  return {
    read: () => current.promise,
    post(address) {
      posted = true;
      current.resolve(address);
    },
    clear() {
      // Whoever waits for an address goes on waiting for the same one.
      if (posted) current = Promise.withResolvers();
      posted = false;
    },
  };
}

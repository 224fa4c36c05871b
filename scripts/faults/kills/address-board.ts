/** URL of the serving process, and the number of its start. */
export interface ServingAddress {
  readonly url: string;
  readonly start: number;
}

/** The current address of the site, like a load balancer. While there is none, `read` waits. */
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
      // A promise that clients are waiting for is kept, or they would wait for ever.
      if (posted) current = Promise.withResolvers();
      posted = false;
    },
  };
}

import { carrierOf, clientOf, networkOf } from './network-of.ts';

/** So often within any `windowMs`; a limit of 0 is none. */
export interface Amount {
  readonly limit: number;
  readonly windowMs: number;
}

/** What visitors may do how often. */
export interface VisitorPolicy {
  /** Part of every stored row, so a new name starts a new count. */
  readonly name: string;
  /** Of one client: see `clientOf`. */
  readonly perClient?: Amount;
  /** Of all together. Only where each costs something: money, mails, space, guesses of a password. */
  readonly inTotal?: Amount;
}

/** One count of a policy. */
export interface Tier extends Amount {
  readonly name: string;
  /** True where more than one client counts. */
  readonly isShared: boolean;
  /** Visitors with the same subject count together. */
  readonly subject: (address: string) => string;
}

type Tiers = Readonly<Record<string, Tier>> & { readonly perClient: Tier };

/** Percent of a total that the addresses of one of these may use. */
const shares = { client: 5, network: 15, carrier: 40 } as const;

/**
 * The counts of a policy, from one client to all visitors. A request counts in each or, where one is full,
 * in none.
 *
 * What that promises: a carrier (an IPv4 /16, an IPv6 /32) uses at most 40% of a total, so whatever two of
 * them do, a client of a third is not refused for it. Within a carrier a network (/24, /48) uses at most
 * 15%, so two of them leave room for a third; within a network a client at most 5%. Without a total no
 * client is ever refused for what another did. Each share is at least one, so a total below 20 promises
 * less.
 */
export function tiersOf({
  name,
  inTotal = { limit: 0, windowMs: 0 },
  perClient = { limit: 0, windowMs: inTotal.windowMs },
}: VisitorPolicy): Tiers {
  const own = { name: `${name}-per-client`, isShared: false, subject: clientOf };
  if (inTotal.limit === 0) return { perClient: { ...own, ...perClient } };
  const { windowMs } = inTotal;
  const share = (percent: number) => Math.max(1, Math.floor((inTotal.limit * percent) / 100));
  const ofClient = share(shares.client);
  const isOneCount = perClient.windowMs === windowMs;
  const limit = isOneCount ? Math.min(perClient.limit || ofClient, ofClient) : perClient.limit;
  const clientShare = { ...own, name: `${name}-client-share`, limit: ofClient, windowMs };
  return {
    perClient: { ...own, limit, windowMs: perClient.windowMs },
    ...(isOneCount ? {} : { clientShare }),
    networkShare: {
      name: `${name}-network-share`,
      isShared: true,
      subject: networkOf,
      limit: share(shares.network),
      windowMs,
    },
    carrierShare: {
      name: `${name}-carrier-share`,
      isShared: true,
      subject: carrierOf,
      limit: share(shares.carrier),
      windowMs,
    },
    inTotal: {
      name: `${name}-in-total`,
      isShared: true,
      subject: () => '',
      limit: inTotal.limit,
      windowMs,
    },
  };
}

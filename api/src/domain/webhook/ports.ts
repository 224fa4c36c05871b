import type { Result } from '@app/result';
import type { DeliveryFailure } from '../outbox/delivery.ts';

export interface WebhookMessage {
  /** The same at every attempt, so that the receiver recognises a repeat. */
  readonly id: string;
  /** JSON. */
  readonly body: string;
}

export interface WebhookSender {
  /** Hands a message over. Success means that the receiver has taken it. */
  send(message: WebhookMessage): Promise<Result<void, DeliveryFailure>>;
  /** Aborts what is being sent; its attempts fail as `temporary`. */
  close(): void;
}

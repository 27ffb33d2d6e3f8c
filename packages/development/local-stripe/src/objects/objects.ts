import type Stripe from 'stripe';

type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };

/** A checkout line on the wire, where decimals are text. Only the SDK has a class for them. */
export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: WirePrice };

/** How and when a delayed payment ends, unless a control call decides first. */
export interface PendingSettlement {
  outcome: 'succeeds' | 'fails';
  /** Seconds since 1970. Null waits for a control call. */
  at: number | null;
}

/** A checkout session with Stripe's internal data. */
export interface StoredSession {
  id: string;
  created: number;
  session: Stripe.Checkout.Session;
  lineItems: LineItem[];
  /** `payment_intent_data` of the create call, used when the payment intent is created. */
  intent: {
    metadata: Stripe.Metadata;
    description: string | null;
    receiptEmail: string | null;
    statementDescriptor: string | null;
    statementDescriptorSuffix: string | null;
  };
  pendingSettlement: PendingSettlement | null;
}

/** A dispute on the wire, with the fields that are read. */
export type StoredDispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'metadata' | 'reason' | 'status'
> & {
  charge: string;
  payment_intent: string;
  is_charge_refundable: boolean;
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number };
};

/** An event at its time. `data.object` never changes. */
export interface StoredEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
}

/** The event types this simulator emits. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'payment_intent.succeeded'
  | 'payment_intent.processing'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
  | 'refund.created'
  | 'refund.failed';

/** One copy of one event to deliver to the webhook. */
export interface Delivery {
  id: string;
  event: string;
  eventType: EventType;
  state: 'pending' | 'held' | 'withheld' | 'delivered' | 'abandoned';
  /** The result of each attempt: an HTTP status, or the reason there was none. */
  attempts: (number | string)[];
}

/** The stored response to a request with an idempotency key. */
export interface StoredAnswer {
  /** The key. */
  id: string;
  endpoint: string;
  fingerprint: string;
  /** Milliseconds since 1970. */
  at: number;
  status: number;
  body: unknown;
}

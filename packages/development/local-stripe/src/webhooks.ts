import Stripe from 'stripe';
import type { Faults } from './control/faults';
import { newId } from './objects/identifiers';
import type { Delivery, EventType, StoredEvent } from './objects/objects';
import type { Store } from './store/store';

/** The target of events. */
export interface WebhookTarget {
  url: string;
  /** Signing secret: `whsec_...`. */
  secret: string;
}

/** How held deliveries are released. */
export interface ReleaseOrder {
  /** Event types in the order of release. Other types follow in the order they happened. */
  order?: EventType[] | undefined;
  /** Copies of each delivery. Default: 1. */
  copies?: number | undefined;
}

const answerTimeoutMs = 10_000;

/** Delivers signed events to the webhook, with retries until it answers 2xx. */
export class Webhooks {
  private readonly ready: string[] = [];
  private readonly waiting = new Map<string, NodeJS.Timeout>();
  private readonly underWay = new Set<string>();
  private readonly closing = new AbortController();
  private idleWaiters: (() => void)[] = [];

  /** @param retryDelaysMs - pauses in milliseconds after failed attempts. The last one repeats */
  constructor(
    private readonly store: Store,
    private readonly faults: Faults,
    private readonly retryDelaysMs: readonly number[],
    private target: WebhookTarget | undefined,
  ) {}

  get hasTarget(): boolean {
    return this.target !== undefined;
  }

  /** Deliveries, newest first, with the result of each attempt. */
  get deliveries(): Delivery[] {
    return this.store.newestFirst('deliveries');
  }

  /** Sets the target of all events, including pending ones. If undefined, events are only recorded. */
  setTarget(target: WebhookTarget | undefined): void {
    this.target = target;
    this.resume();
  }

  /** Resumes deliveries that an earlier run or a missing target left pending. */
  resume(): void {
    for (const { id, state } of this.deliveries.reverse()) if (state === 'pending') this.schedule(id, 0);
  }

  /** Queues an event according to the current faults. */
  enqueue(event: StoredEvent): void {
    if (!this.hasTarget) return;
    const { mode, copies, delayMs } = this.faults.current.webhooks;
    const state = ({ deliver: 'pending', hold: 'held', never: 'withheld' } as const)[mode];
    for (let copy = 0; copy < copies; copy += 1) {
      const id = this.addDelivery(event, state);
      if (state === 'pending') this.schedule(id, delayMs);
    }
  }

  /** Ids of the events with a copy that has not arrived. */
  undeliveredEvents(): Set<string> {
    const undelivered = this.deliveries.filter(({ state }) => state !== 'delivered');
    return new Set(undelivered.map(({ event }) => event));
  }

  /** Releases held deliveries. */
  release({ order = [], copies = 1 }: ReleaseOrder = {}): void {
    const rank = (type: EventType) => (order.includes(type) ? order.indexOf(type) : order.length);
    const held = this.deliveries
      .reverse()
      .filter(({ state }) => state === 'held')
      .sort((one, other) => rank(one.eventType) - rank(other.eventType));
    for (const delivery of held) {
      this.store.put('deliveries', { ...delivery, state: 'pending' });
      this.schedule(delivery.id, 0);
      for (let copy = 1; copy < copies; copy += 1) this.resend(delivery.event);
    }
  }

  /** Sends an event again, whatever its state. Ignores unknown ids. */
  resend(eventId: string, copies = 1): void {
    const event = this.store.get('events', eventId);
    if (event === undefined) return;
    for (let copy = 0; copy < copies; copy += 1) this.schedule(this.addDelivery(event, 'pending'), 0);
  }

  /** Resolves when nothing is being sent and no retry is scheduled. Held deliveries do not count. */
  async idle(): Promise<void> {
    if (this.isIdle()) return;
    await new Promise<void>((resolve) => this.idleWaiters.push(resolve));
  }

  close(): void {
    this.closing.abort();
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
    this.ready.length = 0;
    this.announceIdle();
  }

  private addDelivery(event: StoredEvent, state: Delivery['state']): string {
    const id = newId('delivery');
    this.store.put('deliveries', { id, event: event.id, eventType: event.type, state, attempts: [] });
    return id;
  }

  private schedule(id: string, delayMs: number): void {
    if (this.closing.signal.aborted || this.waiting.has(id) || this.underWay.has(id)) return;
    // Even at 0 ms, the attempt starts after the transaction of the event has ended.
    const timer = setTimeout(() => {
      this.waiting.delete(id);
      this.ready.push(id);
      this.advance();
    }, delayMs);
    this.waiting.set(id, timer);
  }

  private advance(): void {
    const { parallel } = this.faults.current.webhooks;
    while (this.underWay.size < parallel) {
      const id = this.ready.shift();
      if (id === undefined) break;
      this.underWay.add(id);
      void this.attempt(id).finally(() => {
        this.underWay.delete(id);
        this.retryUnlessDelivered(id);
        this.advance();
      });
    }
    this.announceIdle();
  }

  private async attempt(id: string): Promise<void> {
    const delivery = this.store.get('deliveries', id);
    const event = delivery && this.store.get('events', delivery.event);
    // Without a target, the delivery stays pending until one is set.
    if (delivery?.state !== 'pending' || event === undefined || this.target === undefined) return;
    const outcome = await this.send(event, this.target);
    if (this.closing.signal.aborted) return;
    const delivered = typeof outcome === 'number' && outcome >= 200 && outcome < 300;
    this.store.put('deliveries', {
      ...delivery,
      state: delivered ? 'delivered' : 'pending',
      attempts: [...delivery.attempts, outcome],
    });
  }

  /** The webhook's status, or the reason there was none. */
  private async send(event: StoredEvent, { url, secret }: WebhookTarget): Promise<number | string> {
    const payload = JSON.stringify(event, null, 2);
    // The receiver checks with its own real clock, so the signature never uses the injected one.
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(answerTimeoutMs)]),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      return reasonOf(error);
    }
  }

  private retryUnlessDelivered(id: string): void {
    const delivery = this.store.get('deliveries', id);
    if (delivery?.state !== 'pending' || this.target === undefined) return;
    const { length } = delivery.attempts;
    this.schedule(id, this.retryDelaysMs[Math.min(length, this.retryDelaysMs.length) - 1] ?? 0);
  }

  private isIdle(): boolean {
    return this.ready.length === 0 && this.waiting.size === 0 && this.underWay.size === 0;
  }

  private announceIdle(): void {
    if (!this.isIdle()) return;
    const waiters = this.idleWaiters;
    this.idleWaiters = [];
    for (const resolve of waiters) resolve();
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

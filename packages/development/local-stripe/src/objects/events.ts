import Stripe from 'stripe';
import * as z from 'zod';
import { commonFields, listFields, text } from '../api/form-encoding';
import { newId } from './identifiers';
import type { EventType, StoredEvent } from './objects';
import { isCreatedWithin, pageOf, type ListPage } from '../api/pagination';
import { automatic, secondsNow, type Cause, type Simulation } from '../simulation';
import { resourceMissing } from '../api/stripe-error';

/**
 * Records an event and passes it to the webhook.
 * @param object - the current object. Rows are never mutated, so the event retains this state
 * @param previous - the changed fields' old values, if Stripe sends them
 */
export function emit(
  simulation: Simulation,
  type: EventType,
  object: unknown,
  cause: Cause = automatic,
  previous?: Record<string, unknown>,
): void {
  const event: StoredEvent = {
    id: newId('event'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: secondsNow(simulation),
    data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: simulation.webhooks.hasTarget ? 1 : 0,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type,
  };
  simulation.store.put('events', event);
  simulation.webhooks.enqueue(event);
}

export const retrieveEventParams = z.strictObject(commonFields);

export function retrieveEvent(simulation: Simulation, id: string): StoredEvent {
  const event = simulation.store.get('events', id);
  if (event === undefined) throw resourceMissing('event', id, 'id');
  return withPending(event, simulation.webhooks.undeliveredEvents());
}

export const listEventsParams = z.strictObject({
  ...commonFields,
  ...listFields,
  type: text().optional(),
  types: z.array(text()).max(20).optional(),
  delivery_success: z.enum(['true', 'false']).optional(),
});

export function listEvents(
  simulation: Simulation,
  params: z.output<typeof listEventsParams>,
): ListPage<StoredEvent> {
  const wanted = params.types ?? (params.type === undefined ? undefined : [params.type]);
  const undelivered = simulation.webhooks.undeliveredEvents();
  const events = simulation.store
    .newestFirst('events')
    .filter((event) => wanted === undefined || wanted.some((pattern) => isOfType(event.type, pattern)))
    .filter((event) => isCreatedWithin(event.created, params.created))
    .map((event) => withPending(event, undelivered))
    .filter(
      (event) =>
        params.delivery_success === undefined ||
        (params.delivery_success === 'true') === (event.pending_webhooks === 0),
    );
  return pageOf(events, params, '/v1/events');
}

/** Stripe accepts `charge.*` for every type below `charge`. */
function isOfType(type: EventType, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

function withPending(event: StoredEvent, undelivered: ReadonlySet<string>): StoredEvent {
  return { ...event, pending_webhooks: undelivered.has(event.id) ? 1 : 0 };
}

import type { EventName } from '../registries/events';

/** An event that webhooks can tell about. */
interface OfferedEvent {
  label: string;
  /** The id in the event's payload that the webhook sends. */
  id: string;
}

/** The events that other tools can be told about. They have the registry's names, which never change. */
export const webhookEvents = {
  'camper.registered': { label: 'A camper was registered', id: 'camperId' },
  'camper.seat-offered': { label: 'A camper got a seat', id: 'camperId' },
  'camper.waitlisted': { label: 'A camper was moved to the waitlist', id: 'camperId' },
  'counselor.registered': { label: 'A counselor was registered', id: 'counselorId' },
  'counselor-application.received': { label: 'A counselor application arrived', id: 'applicationId' },
  'staff.applied': { label: 'A staff application arrived', id: 'staffApplicationId' },
  'payment.settled': { label: 'A payment was made', id: 'paymentId' },
  'payment.refunded': { label: 'A payment was refunded', id: 'paymentId' },
  'donation.settled': { label: 'A donation was made', id: 'donationId' },
} as const satisfies Partial<Record<EventName, OfferedEvent>>;

export type WebhookEventName = keyof typeof webhookEvents;

export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEventName, ...WebhookEventName[]];

/** Whether webhooks can tell about an event. */
export const isWebhookEvent = (name: string): name is WebhookEventName => Object.hasOwn(webhookEvents, name);

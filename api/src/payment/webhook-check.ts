/**
 * The event that `npm run doctor` signs and sends. Its answer shows that the address of the webhook is reachable and
 * that the API has the same secret. It is not stored.
 */
export const webhookCheck = {
  id: 'evt_camp_check',
  object: 'event',
  type: 'camp.check',
  data: { object: {} },
} as const;

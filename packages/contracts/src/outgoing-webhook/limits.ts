/** Most webhooks of a camp. */
export const webhookLimit = 10;

/** Maximum characters of a webhook's address. */
export const webhookAddressLimit = 500;

/** Most deliveries that the page shows of a webhook, newest first. */
export const shownDeliveries = 50;

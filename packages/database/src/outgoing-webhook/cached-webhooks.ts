import { cacheRecords } from '../cache/cache-records';
import type { Models } from '../models';
import { readPlain } from '../read-plain';
import type { StoredOutgoingWebhook } from './outgoing-webhook-model';

const read = cacheRecords<StoredOutgoingWebhook>((One) => readPlain(One, {}));

/** All webhooks, from the cache, since every event asks for them. @throws MongoDB's errors */
export const cachedWebhooks = ({
  OutgoingWebhook,
}: Pick<Models, 'OutgoingWebhook'>): Promise<readonly StoredOutgoingWebhook[]> => read(OutgoingWebhook);

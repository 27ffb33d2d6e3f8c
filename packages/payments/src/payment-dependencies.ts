import type { Models } from '@camp/database/models';
import type { Clock } from '@camp/runtime/clock';
import type { Logger } from '@camp/runtime/logger';
import type { Connection } from 'mongoose';
import type Stripe from 'stripe';

/** Dependencies of the use cases of payments. */
export interface PaymentDependencies {
  connection: Connection;
  models: Models;
  stripe: Stripe;
  clock: Clock;
  logger: Logger;
}

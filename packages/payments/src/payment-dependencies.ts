import type { Models } from '@camp/database/models';
import type { Clock } from '@camp/runtime/clock';
import type { Logger } from '@camp/runtime/logger';
import type { Connection } from 'mongoose';
import type Stripe from 'stripe';

/** What every use case of payments works with. */
export interface PaymentDependencies {
  connection: Connection;
  models: Models;
  stripe: Stripe;
  clock: Clock;
  logger: Logger;
}

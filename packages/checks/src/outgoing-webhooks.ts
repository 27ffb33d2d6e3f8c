import { trusted } from 'mongoose';
import { right, wrong, type Check } from './check';
import { modelsOf, mongodbReachable } from './mongodb-reachable';

/** No webhook to another tool was switched off because it failed for three days. */
export const outgoingWebhooks: Check = {
  name: 'outgoing-webhooks',
  category: 'Site',
  needs: [mongodbReachable],
  help: 'Open “Webhooks” to see why. Then switch it on again, or delete it.',
  // It was wrong for three days already.
  patience: 1,
  run: async (tools) => {
    // `$exists` would not use the index.
    const isOff = { switchedOffAt: trusted({ $gt: new Date(0) }) };
    const count = await modelsOf(tools).OutgoingWebhook.countDocuments(isOff);
    if (count === 0) return right('No webhook was switched off for its failures.');
    return wrong(
      count === 1
        ? 'A webhook failed for three days and was switched off.'
        : `${count} webhooks failed for three days and were switched off.`,
    );
  },
};

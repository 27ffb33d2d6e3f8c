import { giveSeat } from '@camp/database/camp/seat-by-hand';
import { connectDatabase } from '@camp/database/connection';
import type { Models } from '@camp/database/models';
import { systemClock } from '@camp/runtime/clock';
import { createLogger } from '@camp/runtime/logger';
import { withOption } from '@camp/testing/mongo-address';
import type { mongo } from 'mongoose';
import { settle } from '../src/settle';
import { createStripe } from '../src/stripe';

/** The task of this process. */
export interface StoppingWork {
  /** `give` is a camper to give a seat, and `settle` is a session to record as paid. */
  give?: string;
  settle?: string;
  /** Index of the command after the claim before which the process stops itself (SIGSTOP). -1 means none. */
  stopBefore: number;
  /** `false` is a control, whose transaction doesn't renew the claim. */
  renews: boolean;
}

/** The outcome. */
export interface StoppingOutcome {
  /** The commands from the claim to the first commit. */
  commands: string[];
  /** The error's name, if any. */
  error?: string;
}

const logger = createLogger({ name: 'test', level: 'silent' });
const uri = withOption(process.env.MONGODB_URI ?? '', 'monitorCommands', 'true');
const timeouts = { freeConnection: 25_000, query: 25_000, silence: 25_000, absence: 3_000 };
const database = connectDatabase({ uri, logger, limits: timeouts });
const { connection, models } = database;
const stripe = createStripe({ secretKey: 'sk_test_123', apiUrl: process.env.STRIPE_API_URL });
const actorId = '64b000000000000000000001';

/**
 * Stops this process before one of the commands that follow the claim.
 * @returns the commands, and a function that stops recording
 */
function stopBefore(client: mongo.MongoClient, at: number) {
  const commands: string[] = [];
  let claim: number | undefined;
  let hasClaimed = false;
  const succeeded = ({ requestId }: mongo.CommandSucceededEvent) => {
    hasClaimed ||= requestId === claim;
  };
  const started = ({ commandName, command, requestId }: mongo.CommandStartedEvent) => {
    if (!hasClaimed) {
      if (JSON.stringify(command).includes('"$concatArrays":["$claims"')) claim = requestId;
      return;
    }
    if (commands.at(-1) === 'commitTransaction') return;
    commands.push(commandName);
    if (commands.length - 1 === at) process.kill(process.pid, 'SIGSTOP');
  };
  client.on('commandSucceeded', succeeded).on('commandStarted', started);
  const end = () => void client.off('commandSucceeded', succeeded).off('commandStarted', started);
  return { commands, end };
}

/** The control reports a renewal without making it. */
function renewNothing({ Camp }: Models): void {
  const updateOne = Camp.updateOne.bind(Camp);
  Camp.updateOne = ((...args: Parameters<typeof updateOne>) =>
    args[2]?.session
      ? Promise.resolve({ matchedCount: 1, modifiedCount: 1 })
      : updateOne(...args)) as unknown as typeof Camp.updateOne;
}

async function work({ give, settle: sessionId, renews, ...stop }: StoppingWork): Promise<StoppingOutcome> {
  if (!renews) renewNothing(models);
  const { commands, end } = stopBefore(connection.getClient(), stop.stopBefore);
  try {
    if (give) {
      const camper = await models.Camper.findById(give).orFail().lean();
      await giveSeat({ connection, models, clock: systemClock, actorId }, camper);
    }
    if (sessionId) await settle({ connection, models, stripe, clock: systemClock, logger }, sessionId);
    return { commands };
  } catch (error) {
    return { commands, error: error instanceof Error ? error.name : String(error) };
  } finally {
    end();
  }
}

process.on('message', (message) => {
  void work(message as StoppingWork).then((outcome) => process.send?.(outcome));
});
void database.ready.then(() => process.send?.('ready'));

import type { Bench } from '../bench';
import { inTurn, makeAccounts, tokenFor } from '../measure/accounts';
import { startBareServer } from '../measure/bare-server';
import { cpuRow } from '../measure/ratio';
import { takeRounds } from '../measure/rounds';
import { whereProduct, type Side } from '../measure/side';
import { besideBare, type Both } from '../measure/with-product';
import { nextCreate } from './request';
import { emptyYear, openYear } from './year';

/** Each account may register 12 campers a year and 60 in an hour. */
const accounts = 600;

/** The cost of a registration, compared with a minimal server with the same guarantees, and with one without any. */
export const create: Bench = {
  title: 'registering a camper',
  heldBy: ['P1', '0049-batched-writes', '0060-sessions-in-their-token'],
  run: () => besideBare('create/bare-create.ts', measure),
};

async function measure({ product, bare, models, secret, medicalKey }: Both) {
  const camp = await openYear(models);
  const people = await makeAccounts(models, accounts);
  const next = nextCreate(inTurn(people.map((account) => tokenFor(account, secret))));
  const side: Side = {
    ...{ ...whereProduct(product), next, status: 201 },
    before: () => emptyYear(models, camp),
  };
  await product.worker.kill();
  const least = await startBareServer('create/promising-create.ts', product.mongoUri, medicalKey);
  const sides = {
    product: side,
    least: { ...side, url: least.url, pid: least.pid },
    bare: { ...side, url: bare.url, pid: bare.pid, before: undefined },
  };
  const takeThenStop = async () => {
    try {
      return await takeRounds(sides);
    } finally {
      await least.stop();
    }
  };
  const rounds = await takeThenStop();
  // The control is the bare server's, since all three took turns in the same rounds.
  const besideLeast = rounds.map(({ product: one, least: other }) => ({ product: one, bare: other }));
  const besideInsert = cpuRow('a registration', rounds, { beside: 'one insert' });
  const { isNoisy } = besideInsert;
  const options = { beside: 'a minimal server with the same guarantees', limit: { atLeast: 0.78 } };
  return {
    rows: [{ ...cpuRow('a registration', besideLeast, options), isNoisy }, besideInsert],
    notes:
      'The whole form without a picture, worker stopped. The minimal server sends the same queries (account, registrations, ' +
      'seat, and the transaction of account, camper and event) and does nothing else. ' +
      `One insert is Express, multer and insertOne with majority. ${accounts} accounts take turns, and the ` +
      'year is emptied before each turn. The target applies to the median of three quiet runs.',
  };
}

import type { Bench } from '../bench';
import { startBareServer } from '../beside/bare-server';
import { inTurn, makeAccounts, tokensFor } from '../beside/accounts';
import {
  compare,
  cpuRow,
  cpuSentence,
  figuresOf,
  rowsOf,
  throughputRow,
  type Pair,
} from '../beside/comparison';
import { howMeasured, takeRounds } from '../beside/rounds';
import type { Side } from '../beside/side';
import { withProduct, type Both } from '../beside/with-product';
import { nextCreate } from './request';
import { workerIsDone } from './worker-is-done';
import { emptyYear, openYear } from './year';

/** Of the throughput of the bare server, while the worker stands still and while it works. */
const target = { stopped: 0.35, running: 0.3 };

/** Each may register 12 campers a year and 60 in an hour. */
const accounts = 600;

const leastServer = 'the least that keeps the promises';

/** P1: what a registration costs beside a bare server that only keeps the form. */
export const create: Bench = {
  title: 'P1: registering a camper',
  run: () => withProduct('create/bare-create.ts', measure),
};

async function measure({ product, bare, models, secret }: Both) {
  const camp = await openYear(models);
  const tokens = tokensFor(await makeAccounts(models, accounts), secret);
  const next = nextCreate(inTurn(tokens));
  const databasePid = product.mongo.pid;
  const bareSide: Side = { ...bare, databasePid, next, status: 201 };
  const productSide: Side = {
    url: product.url,
    pid: product.api.pid,
    databasePid,
    next,
    status: 201,
    before: () => emptyYear(models, camp),
  };

  const withWorker = await takeRounds({
    product: { ...productSide, after: () => workerIsDone(models) },
    bare: bareSide,
  });
  await product.worker.kill();
  const least = await startBareServer('create/promising-create.ts', product.mongoUri);
  const withoutWorker = await takeRounds({
    product: productSide,
    least: { ...productSide, url: least.url, pid: least.pid },
    bare: bareSide,
  }).finally(() => least.stop());
  const besideLeast: Pair[] = withoutWorker.map((round) => ({ product: round.product, bare: round.least }));
  const leastBesideBare: Pair[] = withoutWorker.map((round) => ({ product: round.least, bare: round.bare }));
  const { isNoisy } = compare(withoutWorker);
  return {
    rows: [
      ...rowsOf('create, worker stopped', withoutWorker, target.stopped),
      cpuRow('create, worker stopped', withoutWorker, { isNoisy }),
      throughputRow(leastServer, leastBesideBare, { isNoisy }),
      cpuRow(leastServer, leastBesideBare, { isNoisy }),
      throughputRow('create, worker stopped', besideLeast, { beside: leastServer, isNoisy }),
      cpuRow('create, worker stopped', besideLeast, { beside: leastServer, isNoisy }),
      ...rowsOf('create, worker running', withWorker, target.running),
    ],
    notes: [
      'The whole form as multipart without a picture, on both sides the same. The product reads and checks it, claims',
      'a seat and stores camper and event in one transaction; the bare server (Express, multer, insertOne with majority)',
      `uses the same database. ${accounts} accounts in turn; before each turn of the product the year is emptied, so that`,
      'every camper gets a seat and the book is one evening long. The running worker has its turn’s mails sent before the',
      `next turn begins. ${howMeasured}`,
      cpuSentence('create with the worker stopped', withoutWorker),
      cpuSentence('create with the worker running', withWorker),
      'The least that keeps the promises asks the database just what the product asks (who it is, what is registered,',
      'the seat, the transaction of account, camper and event), in the same words, and does nothing else: it checks no',
      'answer, limits nobody, writes no log, hands nothing to the worker. What lies between it and the bare server is',
      'the promises’ own price. It takes its turns in the same rounds as the product and the bare server, whose control',
      'holds for all three. By CPU a ratio says how many answers there are for what one of the other side takes, server',
      'and database together.',
      cpuSentence('create', besideLeast, { bare: leastServer }),
    ].join(' '),
    figures: [
      ...figuresOf('create with the worker stopped', withoutWorker),
      ...figuresOf('create with the worker running', withWorker),
    ],
  };
}

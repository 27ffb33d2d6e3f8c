import type { Models } from '@camp/database/models';
import type { StoredUser } from '@camp/database/user/user-model';
import { samplePassword } from '@camp/contracts/test/sign-up';
import type { RunningProduct } from '@camp/local-services/test/start-product';
import { hash, verify } from '@node-rs/argon2';
import type { Types } from 'mongoose';
import type { Bench } from '../bench';
import { inTurn, makeAccounts, tokensFor } from '../beside/accounts';
import { said, spreadOf, type Spread } from '../beside/comparison';
import { takeTurn, type Side } from '../beside/side';
import { withProductAlone, type Alone } from '../beside/with-product';
import { nextCreate } from '../create/request';
import { workerIsDone } from '../create/worker-is-done';
import { emptyYear, openYear } from '../create/year';
import type { Figure } from '../figures';
import { loginRequest } from '../login/request';
import type { Row } from '../row';
import { cpuOf } from '../text/process-cpu';
import { idleWorker } from './idle-worker';

/** Milliseconds of CPU; of a login the part that comes on top of argon2's. */
const budget = { api: 4.5, database: 1.7, mail: 5, login: 0.12 };

const accounts = 600;
const rounds = 7;

/** Seconds of a turn, and until a process is as fast as it gets. */
const turn = 2.2;
const warmUp = 6;

/** Checks of a password in a turn. */
const checks = 40;

/** What work costs where wall time would be blurred. */
export const budgets: Bench = {
  title: 'Budgets of CPU',
  async run() {
    const working = await withProductAlone(measure);
    const idle = await idleWorker();
    return {
      rows: [...working.rows, ...idle.rows],
      notes: [
        `CPU of each process with all its threads, by the scheduler’s count: medians (least to most) of ${rounds} turns of ${turn} s after a`,
        'warm-up. Registrations come over 20 connections while the worker stands still; each leaves one mail, which the worker then',
        'sends, nothing else going on: its work per mail is all from the job in Redis to the note that it is done. A login’s own',
        'share is what the API takes besides argon2, whose CPU is that of the same check in a loop, in turns with the logins.',
        'Each check goes through 19 MB, two at a time, more than the caches hold beside everything else: where a check takes no',
        'memory (the accounts have hashes of the least cost; all else is the same), the rest of a login is what it is by itself.',
        'The idle worker is watched for a minute through a relay that counts the commands.',
      ].join(' '),
      figures: [...working.figures, ...idle.figures],
    };
  },
};

async function measure({ product, models, secret }: Alone) {
  const campId = await openYear(models);
  const passwordHash = await hash(samplePassword);
  const lightHash = await hash(samplePassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const people = await makeAccounts(models, accounts, { passwordHash });
  const lightPeople = await makeAccounts(models, accounts, { passwordHash: lightHash });
  const tokens = tokensFor(people, secret);
  const creating: Side = {
    url: product.url,
    pid: product.api.pid,
    databasePid: product.mongo.pid,
    next: nextCreate(inTurn(tokens)),
    status: 201,
    before: async () => {
      product.worker.pause();
      await emptyYear(models, campId);
    },
  };
  const loggingIn = (those: readonly StoredUser[]): Side => ({
    url: product.url,
    pid: product.api.pid,
    databasePid: product.mongo.pid,
    next: inTurn(those.map(({ email }) => loginRequest(email))),
    status: 200,
  });
  const [heavy, light] = [loggingIn(people), loggingIn(lightPeople)];
  const spent = {
    api: [] as number[],
    database: [] as number[],
    mail: [] as number[],
    login: [] as number[],
    light: [] as number[],
    databaseHeavy: [] as number[],
    databaseLight: [] as number[],
  };
  for (let round = 0; round <= rounds; round += 1) {
    const seconds = round === 0 ? warmUp : turn;
    const created = await takeTurn(creating, seconds);
    const mail = await cpuOfMails(models, campId, product.worker);
    const loggedIn = await takeTurn(heavy, seconds);
    const checked = await cpuOfChecks(passwordHash);
    const lightly = await takeTurn(light, seconds);
    const lightCheck = await cpuOfChecks(lightHash);
    if (round === 0) continue;
    spent.api.push(created.cpu);
    spent.database.push(created.databaseCpu);
    spent.mail.push(mail);
    spent.login.push(loggedIn.cpu / checked - 1);
    spent.light.push((lightly.cpu - lightCheck) / checked);
    spent.databaseHeavy.push(loggedIn.databaseCpu);
    spent.databaseLight.push(lightly.databaseCpu);
  }
  return report(spent);
}

/** Lets the worker send the mails of all that are registered. @returns milliseconds of CPU for each */
async function cpuOfMails(
  models: Models,
  campId: Types.ObjectId,
  worker: RunningProduct['worker'],
): Promise<number> {
  const count = await models.Camper.countDocuments({ campId });
  const before = await cpuOf(worker.pid);
  worker.resume();
  await workerIsDone(models);
  return ((await cpuOf(worker.pid)) - before) / count;
}

/** @returns milliseconds of CPU that one check of a password takes */
async function cpuOfChecks(passwordHash: string): Promise<number> {
  const before = await cpuOf(process.pid);
  for (let checked = 0; checked < checks; checked += 2)
    await Promise.all([verify(passwordHash, samplePassword), verify(passwordHash, samplePassword)]);
  return ((await cpuOf(process.pid)) - before) / checks;
}

type Spent = Record<keyof typeof budget | 'light' | 'databaseHeavy' | 'databaseLight', readonly number[]>;

function report(spent: Spent) {
  const [api, database, mail] = [spreadOf(spent.api), spreadOf(spent.database), spreadOf(spent.mail)];
  const [login, light] = [spreadOf(spent.login), spreadOf(spent.light)];
  const [heavily, lightly] = [spreadOf(spent.databaseHeavy), spreadOf(spent.databaseLight)];
  const row = (what: string, of: Spread, most: number): Row => ({
    what,
    target: `at most ${most} ms`,
    actual: `${said(of)} ms`,
    met: of.median <= most,
  });
  const figure = (what: string, of: Spread): Figure => ({
    what,
    value: of.median,
    unit: 'ms of CPU',
    better: 'less',
  });
  const share = (what: string, { median, least, most }: Spread): Row => ({
    what,
    target: `at most ${budget.login * 100} %`,
    actual: `${said({ median: median * 100, least: least * 100, most: most * 100 }, 1)} %`,
    met: median <= budget.login,
  });
  return {
    rows: [
      row('a registration, in the API', api, budget.api),
      row('a registration, in the database', database, budget.database),
      row('a mail, in the worker', mail, budget.mail),
      share('a login’s own share, beside argon2', login),
      share('the same where no check empties the caches', light),
      {
        what: 'a login in the database, and where no check empties the caches',
        target: 'shown',
        actual: `${said(heavily)} and ${said(lightly)} ms`,
      },
    ],
    figures: [
      figure('a registration, in the API', api),
      figure('a registration, in the database', database),
      figure('a mail, in the worker', mail),
      { what: 'a login’s own share, beside argon2', value: login.median, unit: 'ratio', better: 'less' },
      {
        what: 'the same where no check empties the caches',
        value: light.median,
        unit: 'ratio',
        better: 'less',
      },
    ] satisfies Figure[],
  };
}

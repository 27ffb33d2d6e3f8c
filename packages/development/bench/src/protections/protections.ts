import type { Models } from '@camp/database/models';
import { workspaceFolder } from '@camp/local-services/workspace';
import { createCamper } from '@camp/database/test/factories/camper';
import { samplePassword } from '@camp/contracts/test/sign-up';
import type { AnotherApi, RunningProduct } from '@camp/local-services/test/start-product';
import { hash } from '@node-rs/argon2';
import type { Bench } from '../bench';
import { inTurn, makeAccounts, tokenFor, tokensFor } from '../beside/accounts';
import { cpuSentence, figuresOf, rowsOf } from '../beside/comparison';
import { requestOf } from '../beside/connection';
import { howMeasured, takeRounds } from '../beside/rounds';
import type { Side } from '../beside/side';
import { withProductAlone, type Alone } from '../beside/with-product';
import { nextCreate } from '../create/request';
import { emptyYear, openYear } from '../create/year';
import type { Figure } from '../figures';
import { loginRequest } from '../login/request';
import type { Row } from '../row';
import { buildApi } from './build-without';

/** Of the throughput without them. */
const target = 0.75;

const accounts = 600;

/** A call of which it is measured what its protections cost. */
type Call = { what: string } & Pick<Side, 'next' | 'status' | 'before'>;

/** P11: what headers, anti-forgery, limits, audit and redaction cost. */
export const protections: Bench = {
  title: 'P11: all protections',
  async run() {
    const [whole, without] = [await buildApi(true), await buildApi(false)];
    try {
      return await withProductAlone(async (alone) => {
        await alone.product.worker.kill();
        const start = (file: string) => alone.product.startAnotherApi({ ROOT_DIR: workspaceFolder }, file);
        return measure(alone, await start(whole.file), await start(without.file));
      });
    } finally {
      await whole.remove();
      await without.remove();
    }
  },
};

async function measure(alone: Alone, whole: AnotherApi, without: AnotherApi) {
  await expectProtections(whole, true);
  await expectProtections(without, false);
  const databasePid = alone.product.mongo.pid;
  const [rows, sentences, figures]: [Row[], string[], Figure[]] = [[], [], []];
  for (const { what, ...call } of await callsOf(alone)) {
    const rounds = await takeRounds({
      product: { ...call, ...whole, databasePid },
      bare: { ...call, ...without, databasePid },
    });
    rows.push(...rowsOf(what, rounds, target, 'the same without protections'));
    sentences.push(cpuSentence(what, rounds, { product: 'API', bare: 'without' }));
    figures.push(...figuresOf(what, rounds, { product: 'API', bare: 'same without protections' }));
  }
  const notes = [
    'The API built twice by the bench, as `npm run build` does: once as it is, once with nothing in the place of the five files',
    'that hold headers, anti-forgery, limits, audit and redaction; both answer from the same database, worker stopped.',
    'Reading the camp pays headers, the anti-forgery cookie of a first visit and the request’s line in the log; reading a camper',
    'as the office also the row that says who read medical answers; a login the limits, of which each asks Redis once;',
    'registering the limits of its account.',
    howMeasured,
    ...sentences,
  ].join(' ');
  return { rows, notes, figures };
}

/** @throws Error when the build is not what it is taken for */
async function expectProtections({ url }: AnotherApi, are: boolean): Promise<void> {
  const { headers } = await fetch(`${url}/api/camp/current/`);
  if (headers.has('content-security-policy') !== are || headers.has('set-cookie') !== are)
    throw new Error('The build has other protections than it is measured for.');
}

async function callsOf({ models, secret, product }: Alone): Promise<Call[]> {
  const passwordHash = await hash(samplePassword);
  const people = await makeAccounts(models, accounts, { passwordHash });
  const tokens = tokensFor(people, secret);
  const campId = await openYear(models);
  const { _id } = await createCamper(models, { campId });
  const office = await tokenOfOffice(models, product, secret);
  return [
    {
      what: 'reading the camp',
      next: inTurn([requestOf({ method: 'GET', path: '/api/camp/current/' })]),
      status: 200,
    },
    {
      what: 'reading a camper as the office',
      next: inTurn([requestOf({ method: 'GET', path: `/api/camper/read/${_id.toString()}`, token: office })]),
      status: 200,
    },
    {
      what: 'a login',
      next: inTurn(people.map(({ email }) => loginRequest(email))),
      status: 200,
    },
    {
      what: 'registering a camper',
      next: nextCreate(inTurn(tokens)),
      status: 201,
      before: () => emptyYear(models, campId),
    },
  ];
}

async function tokenOfOffice(
  models: Models,
  { demoLogins: [office] }: RunningProduct,
  secret: string,
): Promise<string> {
  const account = await models.User.findOne({ emailKey: office?.email }).orFail().lean();
  return tokenFor(account, secret);
}

import { workspaceFolder } from '@camp/local-services/workspace';
import { createCamper } from '@camp/database/test/factories/camper';
import type { AnotherApi } from '@camp/local-services/test/start-product';
import type { Bench } from '../bench';
import { nextCreate } from '../create/request';
import { emptyYear, openYear } from '../create/year';
import { inTurn, loginRequest, makeAccounts, tokenAt, tokenFor } from '../measure/accounts';
import { requestOf } from '../measure/connection';
import { throughputRow } from '../measure/ratio';
import { takeRounds } from '../measure/rounds';
import type { Side } from '../measure/side';
import { withProduct, type Alone } from '../measure/with-product';
import type { Row } from '../row';
import { buildApi } from './build-without';

const accounts = 600;

/** A request whose cost of protections is measured. */
type Call = { what: string } & Pick<Side, 'next' | 'status' | 'before'>;

/** The cost of headers, anti-forgery, limits, audit and redaction. */
export const protections: Bench = {
  title: 'all protections',
  heldBy: ['P11', '0022-cost-of-every-request'],
  async run() {
    const [whole, without] = [await buildApi(true), await buildApi(false)];
    try {
      return await withProduct(async (alone) => {
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
  const rows: Row[] = [];
  for (const { what, ...call } of await callsOf(alone)) {
    const rounds = await takeRounds({
      product: { ...call, ...whole, databasePid },
      bare: { ...call, ...without, databasePid },
    });
    const options = { limit: { atLeast: 0.75 }, beside: 'the same without protections' };
    rows.push(throughputRow(what, rounds, options));
  }
  return {
    rows,
    notes:
      'The API built twice, as `npm run build` does: as it is, and with the five files for headers, anti-forgery, limits, ' +
      'audit and redaction emptied. Both use the same database, worker stopped.',
  };
}

/** @throws Error if the build doesn't have the expected protections */
async function expectProtections({ url }: AnotherApi, are: boolean): Promise<void> {
  const { headers } = await fetch(`${url}/api/camp/current/`);
  if (headers.has('content-security-policy') !== are || headers.has('set-cookie') !== are)
    throw new Error('The build’s protections differ from those to measure.');
}

async function callsOf({ models, secret, product }: Alone): Promise<Call[]> {
  const people = await makeAccounts(models, accounts);
  const tokens = people.map((account) => tokenFor(account, secret));
  const campId = await openYear(models);
  const { _id } = await createCamper(models, { campId });
  const admin = await tokenAt(models, product.demoLogins[0]?.email ?? '', secret);
  const read = (path: string, token?: string) => {
    const request = requestOf({ path, token });
    return { next: () => request, status: 200 };
  };
  return [
    { what: 'reading the camp', ...read('/api/camp/current/') },
    { what: 'reading a camper as an administrator', ...read(`/api/camper/read/${_id.toString()}`, admin) },
    { what: 'a login', next: inTurn(people.map(({ email }) => loginRequest(email))), status: 200 },
    {
      ...{ what: 'a registration', next: nextCreate(inTurn(tokens)), status: 201 },
      before: () => emptyYear(models, campId),
    },
  ];
}

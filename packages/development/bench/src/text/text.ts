import { longTexts } from '@camp/testing/long-texts';
import type { Bench } from '../bench';
import { tokenAt } from '../measure/accounts';
import { openConnection, timeOf } from '../measure/connection';
import { cpuOf } from '../measure/process-cpu';
import { median } from '../measure/statistics';
import { withProduct, type Alone } from '../measure/with-product';
import { judged, type Row } from '../row';
import { ways, type Way } from './fields';

const size = 100_000;
const times = 3;
const timesForTheDearest = 15;

const many = '100000';
const withoutLimits = { LIMIT_LOGIN: many, LIMIT_REGISTER_ADDRESS: many, LIMIT_DONATIONS: many };

/** Measures the cost of absurdly long texts for the API. */
export const text: Bench = {
  title: 'absurdly long texts',
  heldBy: ['0013-bounded-texts'],
  run: () =>
    withProduct(
      async (alone) => {
        const rows: Row[] = [];
        for (const way of ways) rows.push(await measure(alone, way));
        return { rows, notes };
      },
      { LOG_LEVEL: 'error', ...withoutLimits },
    ),
};

const notes =
  `${longTexts.length} kinds of text in one field of each kind: blanks, tabs, line ends, zero-width characters, digits, brackets, letters and ` +
  'more. 100 kB in a body, and 14 kB in a query or header, where Node accepts 16 kB. CPU of the ' +
  `built API’s process around each request, median of ${times}. The most expensive one is measured again, median of ${timesForTheDearest}.`;

async function measure({ product, models, secret }: Alone, way: Way): Promise<Row> {
  const token = await tokenAt(models, product.demoLogins[0]?.email ?? '', secret);
  /** Median of this many requests, in milliseconds of CPU. */
  const costOf = async (request: Buffer, count: number) => {
    const costs: number[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      // A rejection may close the connection.
      const connection = await openConnection(product.url);
      const before = await cpuOf(product.api.pid);
      await timeOf(connection, request, 200, 400, 413);
      costs.push((await cpuOf(product.api.pid)) - before);
      connection.close();
    }
    return median(costs);
  };
  let dearest: { cost: number; request: Buffer; what: string } = {
    cost: 0,
    request: Buffer.alloc(0),
    what: '',
  };
  for (const field of way.fields)
    for (const { what, of } of longTexts) {
      const request = way.request(field, of(size), token);
      const cost = await costOf(request, times);
      if (cost > dearest.cost) dearest = { cost, request, what: `${field[0]}, ${what}` };
    }
  const cost = await costOf(dearest.request, timesForTheDearest);
  const requests = way.fields.length * longTexts.length;
  return judged(
    `${way.name}: CPU of the most expensive request of ${requests}`,
    cost,
    { atMost: 50 },
    {
      actual: `${cost.toFixed(1)} ms (${dearest.what})`,
      unit: 'ms',
    },
  );
}

import { csvLine } from '@camp/contracts/lists/csv-line';
import type { ListColumn } from '@camp/contracts/lists/list';
import { valueForFile, type ColumnValue } from '@camp/contracts/lists/value-for-file';
import { paymentList, paymentStandingWords } from '@camp/contracts/payment/list';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import type * as z from 'zod';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { chooseColumns, type exportColumns } from '../lists/export-columns';
import { inBatches } from '../lists/in-batches';
import { askForPayments, type PaymentListQuery } from './ask-for-payments';
import { viewPayments } from './view-payments';

/**
 * The list of payments as a file, read and written down batch by batch.
 *
 * @throws ProblemError 400 for a column or an order that is not there
 */
export async function exportPayments(
  deps: Dependencies,
  person: Person,
  { columns: names, ...query }: PaymentListQuery & { columns?: z.output<typeof exportColumns> },
): Promise<AsyncIterable<string>> {
  const columns = chooseColumns(paymentList, names, true);
  const { wanted, sort } = await askForPayments(deps, query);
  return (async function* () {
    yield csvLine(columns.map(({ label }) => label));
    for await (const payments of inBatches<StoredPayment>(deps.models.Payment, wanted, sort)) {
      const records = await viewPayments(deps, person, payments, 'export');
      yield records.map((record) => csvLine(columns.map((column) => cellOf(record, column)))).join('');
    }
  })();
}

function cellOf(record: ListedPayment, { name, kind }: ListColumn): string {
  const values: Readonly<Record<string, unknown>> = {
    ...record,
    standing: paymentStandingWords[record.standing],
  };
  return valueForFile(kind, values[name] as ColumnValue);
}

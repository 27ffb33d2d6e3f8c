import { paymentList, paymentStandingWords } from '@camp/contracts/payment/list';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import type * as z from 'zod';
import type { Dependencies } from '../dependencies';
import type { Streamed } from '../operations/streamed';
import type { Person } from '../auth/person';
import { chooseColumns, type exportColumns } from '../lists/export-columns';
import { listFile, type OwnValues } from '../lists/list-file';
import { askForPayments, type PaymentListQuery } from './ask-for-payments';
import { viewPayments } from './view-payments';

const ownValues: OwnValues<ListedPayment, typeof paymentList> = {
  standing: ({ standing }) => paymentStandingWords[standing],
};

/**
 * The list of payments as a file, read and written down batch by batch.
 *
 * @throws ProblemError 400 for a column or an order that is not there
 */
export async function exportPayments(
  deps: Dependencies,
  person: Person,
  { columns: names, ...query }: PaymentListQuery & { columns?: z.output<typeof exportColumns> },
): Promise<Streamed> {
  const columns = chooseColumns(paymentList, names, true);
  const asked = await askForPayments(deps, query);
  const present = (some: readonly StoredPayment[]) => viewPayments(deps, person, some, 'export');
  return listFile('payments.csv', deps.models.Payment, asked, { columns, present, ownValues });
}

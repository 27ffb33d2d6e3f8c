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
 * Exports the list of payments in batches.
 * @throws ProblemError 400 for an unknown column or sort field
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

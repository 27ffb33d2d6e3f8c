import { formatCampDayAndZone } from '@camp/contracts/camp/camp-zone';
import { costAsText, dollarsAsText } from '@camp/contracts/payment/dollars';
import type { PaidRefund, Receipt } from '@camp/contracts/payment/receipt';
import { Section } from '@camp/ui/page/page-layout';
import { Table } from '@camp/ui/content/table';
import './receipt-sums.css';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The amounts of a receipt: paid for each camper, refunded, and remaining. */
export function ReceiptSums({ receipt: { amount, lines, refunds } }: { receipt: Receipt }) {
  const shown = refunds.filter(({ status }) => status !== 'failed');
  const isBack = shown.length > 0;
  const isFree = amount === 0;
  const left = amount - sum(shown.map((refund) => refund.amount));
  const totals = [{ label: isFree ? 'Total' : 'Paid', text: costAsText(amount) }];
  if (isBack) {
    totals.push({ label: 'Refunded', text: dollarsAsText(left - amount) });
    totals.push({ label: 'Total after refunds', text: dollarsAsText(left) });
  }
  return (
    <>
      <Section id="campers" title="Campers">
        <Table
          caption={isFree ? 'Who was confirmed' : 'What was paid for each camper'}
          hideCaption
          rows={lines}
          rowKey={({ camperId }) => camperId}
          columns={[
            { key: 'name', header: 'Camper', cell: ({ name }) => name, isRowHeader: true },
            {
              key: 'amount',
              header: isFree ? 'Cost' : 'Paid',
              align: 'end',
              cell: ({ amount: paid, lateFee }) => (
                <>
                  {costAsText(paid)}
                  {lateFee > 0 && (
                    <small className="receipt__note">includes {dollarsAsText(lateFee)} late fee</small>
                  )}
                </>
              ),
            },
            ...(isBack
              ? [
                  {
                    key: 'back',
                    header: 'Refunded',
                    align: 'end' as const,
                    cell: ({ back, due }: Receipt['lines'][number]) =>
                      back + due > 0 ? dollarsAsText(back + due) : '–',
                  },
                  {
                    key: 'left',
                    header: 'After refunds',
                    align: 'end' as const,
                    cell: ({ amount: paid, back, due }: Receipt['lines'][number]) =>
                      dollarsAsText(paid - back - due),
                  },
                ]
              : []),
          ]}
        />
      </Section>
      {isBack && (
        <Section id="refunds" title="Refunds">
          <ul className="receipt__refunds camp-plain-list">
            {shown.map((refund) => (
              <RefundLine key={refund._id} refund={refund} />
            ))}
          </ul>
        </Section>
      )}
      <dl className="receipt__totals">
        {totals.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function RefundLine({ refund }: { refund: PaidRefund }) {
  const { names, amount, reason, status, requestedAt, doneAt } = refund;
  const when =
    status === 'done' ? `Refunded on ${formatCampDayAndZone(doneAt ?? requestedAt)}` : 'Refund on its way';
  return (
    <li>
      <span>
        {when}
        {names.length > 0 && `, for ${names.join(', ')}`}
        <small className="receipt__note">{reason}</small>
      </span>
      <strong>{dollarsAsText(amount)}</strong>
    </li>
  );
}

import type { CampFigures } from '@camp/contracts/camp-figures/operations';
import { sumAsText } from '@camp/contracts/payment/dollars';
import { Card } from '@camp/ui/content/card';
import { Link } from 'react-router-dom';
import { listAddress } from '../list-address';

/** The number of paid campers, and the sum for people who may see payments. */
export function MoneyCard({ figures }: { figures: CampFigures }) {
  const { year, paid, unpaid, notAsked, money } = figures;
  const parts = [
    { label: 'Paid', count: paid, tone: 'moss', query: 'status=paid' },
    { label: 'Awaiting payment', count: unpaid, tone: 'sun', query: 'status=awaiting-payment' },
    { label: 'Not asked yet', count: notAsked, tone: 'rest', query: 'status=submitted' },
  ];
  const all = Math.max(1, paid + unpaid + notAsked);
  return (
    <Card title={money ? 'Money' : 'Who has paid'} level={2} className="money-card">
      {money && money.paid + money.open > 0 && (
        <p className="money-card__sum">
          <strong>{sumAsText(money.paid)}</strong> paid, {sumAsText(money.open)} outstanding
        </p>
      )}
      <div className="money-card__bar" aria-hidden="true">
        {parts.map(({ label, count, tone }) => (
          <i key={label} data-tone={tone} style={{ inlineSize: `${(count / all) * 100}%` }} />
        ))}
      </div>
      <ul className="camp-plain-list">
        {parts.map(({ label, count, tone, query }) => (
          <li key={label}>
            <Link to={listAddress('camper', year, query)}>
              <i data-tone={tone} aria-hidden="true" />
              {label} <strong>{count}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

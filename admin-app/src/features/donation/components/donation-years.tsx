import { latestTimeZone } from '@camp/contracts/content/time-zones';
import type { DonationMonth } from '@camp/contracts/donation/operations';
import { sumAsText } from '@camp/contracts/payment/dollars';
import { Link, type To } from 'react-router-dom';
import { sumOfYear } from '../sums';

interface DonationYearsProps {
  months: readonly DonationMonth[];
  /** Latest first. */
  years: readonly number[];
  /** The address of the list of one year's gifts. */
  addressOf: (year: number) => To;
}

/** The total of each year, linked to its gifts. */
export function DonationYears({ months, years, addressOf }: DonationYearsProps) {
  return (
    <section className="donation-years camp-box" aria-labelledby="donation-years">
      <h2 id="donation-years">By year ({latestTimeZone()})</h2>
      <ul className="camp-plain-list">
        {years.map((year) => {
          const { amount, gifts } = sumOfYear(months, year);
          return (
            <li key={year}>
              <Link to={addressOf(year)}>{year}</Link>
              <span>
                {gifts.toLocaleString('en-US')} {gifts === 1 ? 'donation' : 'donations'}
              </span>
              <strong>{sumAsText(amount)}</strong>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

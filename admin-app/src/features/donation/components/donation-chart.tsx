import { latestTimeZone } from '@camp/contracts/content/time-zones';
import type { DonationMonth } from '@camp/contracts/donation/operations';
import { sumAsText } from '@camp/contracts/payment/dollars';
import { BarChart } from '@camp/ui/charts/bar-chart';
import { sumOfYear } from '../sums';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface DonationChartProps {
  months: readonly DonationMonth[];
  year: number;
}

/** Donations by month of a year, compared with the previous year. */
export default function DonationChart({ months, year }: DonationChartProps) {
  const amountIn = (ofYear: number, at: number) =>
    months.find(({ month }) => month === `${ofYear}-${String(at + 1).padStart(2, '0')}`)?.amount ?? 0;
  const bars = monthNames.map((label, at) => ({
    label,
    value: amountIn(year, at),
    before: amountIn(year - 1, at),
  }));
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best));
  const { amount } = sumOfYear(months, year);
  return (
    <BarChart
      title={`Donations by month (${latestTimeZone()})`}
      summary={
        amount === 0
          ? `No donations in ${year}.`
          : `${sumAsText(amount)} in ${year}. The highest month is ${most.label}, with ${sumAsText(most.value)}.`
      }
      headings={['Month', String(year), String(year - 1)]}
      bars={bars}
      textOf={sumAsText}
    />
  );
}

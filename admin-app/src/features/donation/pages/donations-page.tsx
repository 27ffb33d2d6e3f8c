import { donationTotalsQuery } from '@camp/api-client/donation/queries';
import { messageFor } from '@camp/api-client/problem';
import type { DonationMonth, DonationRecord } from '@camp/contracts/donation/operations';
import { dollarsAsText, sumAsText } from '@camp/contracts/payment/dollars';
import { pages } from '@camp/contracts/registries/pages';
import { Button } from '@camp/ui/actions/button';
import { MailIcon } from '@camp/ui/icons';
import { Campfire } from '@camp/ui/illustrations/campfire';
import { partOf } from '@camp/ui/feedback/part-of';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useToast } from '@camp/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ListBody } from '../../../list/list-body';
import { ListLayout } from '../../../list/list-layout';
import { useList } from '../../../list/use-list';
import { YearChoice } from '../../../list/year-choice';
import { DonationDetail } from '../components/donation-detail';
import { DonationYears } from '../components/donation-years';
import { DonorsOfYear } from '../components/donors-of-year';
import { SendReceipt } from '../../payment/components/send-receipt';
import { donationListView } from '../list/donation-list-view';
import { sumOfYear, yearsOf } from '../sums';
import '../donation-list.css';

const DonationChart = partOf(
  () => import('../components/donation-chart'),
  <Skeleton shape="block" label="Loading the chart" />,
);

/** A receipt can only go to an email address that the donor gave to Stripe. */
const canBeThanked = ({ status, donorEmail }: DonationRecord) => status === 'received' && donorEmail;

/** `/admin/donations`: lists all donations, with totals (docs/product/donation.md). */
export default function DonationsPage() {
  const list = useList(donationListView, true);
  const { data: months = [] } = useQuery(donationTotalsQuery());
  const [toThank, setToThank] = useState<DonationRecord>();
  useNoticeOfFailure(list.page.error);
  const { address } = list;
  const years = yearsOf(months);
  const year = Number(address.year) || years[0];

  return (
    <ListLayout
      list={list}
      title={pages.adminDonations.title}
      lead={year === undefined ? undefined : inWords(months, year)}
      name="donation"
      fileName="donations.csv"
      searchHint="Name or email"
      tools={
        <YearChoice years={years} value={address.year} onChange={(chosen) => list.change({ year: chosen })} />
      }
    >
      <ListBody
        list={list}
        actions={(donation) =>
          canBeThanked(donation)
            ? [{ label: 'Send receipt again', icon: <MailIcon />, onSelect: () => setToThank(donation) }]
            : []
        }
        detail={({ row }) => (
          <DonationDetail
            donation={row}
            actions={
              row &&
              canBeThanked(row) && (
                <Button size="small" icon={<MailIcon />} onClick={() => setToThank(row)}>
                  Send receipt again
                </Button>
              )
            }
          />
        )}
        empty={{
          title: 'No donations yet',
          words: 'Donations appear here as people give.',
          drawing: <Campfire />,
        }}
      />
      {year !== undefined && (
        <div className="donation-sums">
          <DonationChart months={months} year={year} />
          <DonationYears
            months={months}
            years={years}
            addressOf={(of) => list.toChanged({ year: String(of) })}
          />
        </div>
      )}
      {year !== undefined && <DonorsOfYear year={year} />}
      {toThank && (
        <SendReceipt id={toThank._id} email={toThank.donorEmail} onClose={() => setToThank(undefined)}>
          <p>
            This emails the receipt for {dollarsAsText(toThank.amount)} to{' '}
            {toThank.donor || toThank.donorEmail} again, at {toThank.donorEmail}.
          </p>
        </SendReceipt>
      )}
    </ListLayout>
  );
}

function inWords(months: readonly DonationMonth[], year: number): string {
  const { amount, gifts } = sumOfYear(months, year);
  const before = sumOfYear(months, year - 1);
  const now = `${sumAsText(amount)} received in ${gifts} ${gifts === 1 ? 'donation' : 'donations'} in ${year}`;
  return before.gifts === 0 ? now : `${now} · ${sumAsText(before.amount)} in ${year - 1}`;
}

/** A list that fails to load shows its error as a toast (docs/product/public-site.md, Notices). */
function useNoticeOfFailure(error: Error | null): void {
  const toast = useToast();
  useEffect(() => {
    if (error) toast.error(messageFor(error));
  }, [error, toast]);
}

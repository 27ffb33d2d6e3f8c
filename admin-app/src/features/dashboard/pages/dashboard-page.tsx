import { campListQuery } from '@camp/api-client/camp/queries';
import { messageFor } from '@camp/api-client/problem';
import { useSession } from '@camp/api-client/user/use-session';
import type { CampFigures } from '@camp/contracts/camp-figures/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { LinkButton } from '@camp/ui/actions/link-button';
import { LineChart } from '@camp/ui/charts/line-chart';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { Campfire } from '@camp/ui/illustrations/campfire';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '../../../frame/admin-page';
import { useChosenYear } from '../../../frame/chosen-year';
import { BackupNotice } from '../../failed-work/components/backup-notice';
import { WorkNotice } from '../../failed-work/components/work-notice';
import { TextsNotice } from '../../setup/components/texts-notice';
import { LinkedBars } from '../components/linked-bars';
import { MoneyCard } from '../components/money-card';
import { NeedsCard } from '../components/needs-card';
import { ShirtsCard } from '../components/shirts-card';
import { SystemCard } from '../components/system-card';
import { figuresOfYear } from '../figures-of-year';
import { listAddress } from '../list-address';
import { registrationsOverTime } from '../over-time';
import '../dashboard.css';
import '../dashboard-cards.css';

/** `/admin`, `/admin/dashboard`: open tasks first, then the camp's figures, each linked to its list. */
export default function DashboardPage() {
  const { user, may } = useSession();
  const { chosen, year } = useChosenYear();
  const asked = useQuery(figuresOfYear(chosen));
  const figures = asked.data?.find((one) => one.year === year);
  return (
    <AdminPage
      title={user ? `Hello, ${user.nameFirst}` : 'Dashboard'}
      lead={figures ? inWords(figures) : undefined}
    >
      <WorkNotice />
      <BackupNotice />
      <TextsNotice />
      {asked.isError && (
        <ErrorState onRetry={() => void asked.refetch()} retrying={asked.isFetching}>
          {messageFor(asked.error)}
        </ErrorState>
      )}
      {asked.isPending && <Skeleton lines={8} label="Loading the dashboard" />}
      {asked.isSuccess && !figures && (
        <EmptyState
          title="No camp for this year"
          illustration={<Campfire />}
          action={
            may('create', 'camp') && (
              <LinkButton to={guardedPages.campCreate.path}>{guardedPages.campCreate.title}</LinkButton>
            )
          }
        >
          Create the camp year so families can register for it.
        </EmptyState>
      )}
      {figures && (
        <Figures figures={figures} before={asked.data?.find((one) => one.year === figures.year - 1)} />
      )}
      <SystemCard />
    </AdminPage>
  );
}

function inWords({ year, seated, seats, waitlisted, newCampers, returningFamilies }: CampFigures): string {
  return [
    `Camp ${year}: ${seated} of ${seats} seats taken`,
    ...(waitlisted > 0 ? [`${waitlisted} on the waitlist`] : []),
    `${newCampers} new ${newCampers === 1 ? 'camper' : 'campers'}`,
    `${returningFamilies} returning ${returningFamilies === 1 ? 'family' : 'families'}`,
  ].join(' · ');
}

function Figures({ figures, before }: { figures: CampFigures; before: CampFigures | undefined }) {
  const { year, seats, grades, needs } = figures;
  const { data: camps = [] } = useQuery(campListQuery());
  const startOf = (ofYear: number) => camps.find((camp) => camp.year === ofYear)?.startDate;
  const [start, startBefore] = [startOf(year), startOf(year - 1)];
  const points = start
    ? registrationsOverTime(
        { figures, startDate: start },
        before && startBefore ? { figures: before, startDate: startBefore } : undefined,
        new Date(),
      )
    : [];
  const total = figures.seated + figures.waitlisted;
  return (
    <div className="dashboard camp-columns">
      <div className="dashboard__column">
        {needs && <NeedsCard needs={needs} year={year} />}
        {points.length > 0 && (
          <LineChart
            title="Registrations"
            summary={`${total} registered for ${year}${before ? `, ${before.seated + before.waitlisted} in total for ${before.year}` : ''}.`}
            points={points}
            headings={['Day', String(year), String(year - 1)]}
          />
        )}
        <ShirtsCard figures={figures} />
      </div>
      <div className="dashboard__column">
        <MoneyCard figures={figures} />
        <LinkedBars
          title="Campers by grade"
          lead={`${figures.seated} of ${seats} seats`}
          bars={grades.map(({ grade, seated, waiting }) => ({
            label: grade,
            count: seated,
            waiting,
            to: listAddress('camper', year, `grade=${grade}`),
          }))}
        />
      </div>
    </div>
  );
}

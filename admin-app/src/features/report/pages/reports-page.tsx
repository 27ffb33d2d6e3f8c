import { useSession } from '@camp/api-client/user/use-session';
import { pages } from '@camp/contracts/registries/pages';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { partOf } from '@camp/ui/feedback/part-of';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useSearchParams } from 'react-router-dom';
import { useChosenYear } from '../../../frame/chosen-year';
import { ViewLinks } from '../../../list/view-links';
import { NurseSheetView } from '../components/nurse-sheet-view';
import { SheetView } from '../components/sheet-view';
import { ShirtSheet } from '../components/shirt-sheet';
import { nurseSheets } from '../nurse-sheets';
import { sheets, shirtSheet } from '../sheets';
import '../report.css';

const ComparisonsView = partOf(
  () => import('../components/comparisons-view'),
  <Skeleton lines={8} label="Loading the charts" />,
);

const comparisons = 'years';

/** `/admin/reports`: sheets for the days of camp, and the comparison of years. `report` in the address selects one. */
export default function ReportsPage() {
  const { may } = useSession();
  const { year } = useChosenYear();
  const [search] = useSearchParams();
  const open = sheets.filter(({ medical }) => !medical || may('data', 'camper'));
  const seesHealth = (['camper', 'counselor', 'staff'] as const).some((kind) => may('data', kind));
  const ofNurse = seesHealth ? nurseSheets : [];
  const choices = [
    ...[...open, ...ofNurse, shirtSheet].map(({ id, title }) => ({ id, title })),
    { id: comparisons, title: 'Compare years' },
  ];
  const chosen = choices.find(({ id }) => id === search.get('report')) ?? choices[0];
  const sheet = open.find(({ id }) => id === chosen?.id);
  const nurseSheet = ofNurse.find(({ id }) => id === chosen?.id);
  const addressOf = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('report', id);
    return { search: next.toString() };
  };
  return (
    <PageLayout width="wide" data-density="compact">
      <div data-print="hide">
        <PageHeader
          title={pages.adminReports.title}
          lead="Printable sheets for camp, and year-by-year comparisons."
        />
      </div>
      <ViewLinks
        label="Reports"
        views={choices.map(({ id, title }) => ({
          name: title,
          to: addressOf(id),
          isCurrent: id === chosen?.id,
        }))}
      />
      {year !== undefined && sheet && <SheetView sheet={sheet} year={year} />}
      {year !== undefined && nurseSheet && <NurseSheetView sheet={nurseSheet} year={year} />}
      {year !== undefined && chosen?.id === shirtSheet.id && <ShirtSheet year={year} />}
      {year !== undefined && chosen?.id === comparisons && <ComparisonsView year={year} />}
    </PageLayout>
  );
}

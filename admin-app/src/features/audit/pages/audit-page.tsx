import { pages } from '@camp/contracts/registries/pages';
import { Button } from '@camp/ui/actions/button';
import { DateField } from '@camp/ui/fields/date-field';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { ExportMenu } from '../../../list/export-menu';
import { FilterChips } from '../../../list/filter-chips';
import { ListBody } from '../../../list/list-body';
import { PrintButton } from '../../../list/print-button';
import { SearchBox } from '../../../list/search-box';
import { useList } from '../../../list/use-list';
import { actorInWords } from '../audit-words';
import { AuditDetail } from '../components/audit-detail';
import { auditListView } from '../list/audit-list-view';
import '../audit.css';

/** `/admin/audit`: who did what when; never the content. */
export default function AuditPage() {
  const list = useList(auditListView, true);
  const { address, change, page } = list;
  const { person: _person, ...withoutPerson } = address.values;
  const set = (name: 'from' | 'to', value: string) =>
    change({ values: { ...address.values, [name]: value } });
  const ofPerson = page.data?.items.find(({ actorId }) => actorId === address.values.person);

  return (
    <PageLayout width="wide" data-density="compact">
      <PageHeader
        title={pages.adminAudit.title}
        lead="Who did what, and when. It is never changed and never removed."
        actions={
          <>
            <ExportMenu list={list} fileName="audit.csv" />
            <PrintButton list={list} />
          </>
        }
      />
      <div className="list-head">
        <div className="list-tools audit-tools" data-print="hide">
          <SearchBox text={address.q} hint="Person, or record’s name or id" onSearch={(q) => change({ q })} />
          <DateField
            label="From"
            name="from"
            value={address.values.from ?? ''}
            onChange={(event) => set('from', event.target.value)}
          />
          <DateField
            label="To"
            name="to"
            value={address.values.to ?? ''}
            onChange={(event) => set('to', event.target.value)}
          />
        </div>
        <FilterChips list={list} />
        {address.values.person && (
          <p data-print="hide">
            {ofPerson ? `Only what ${actorInWords(ofPerson)} did.` : 'Only what one person did.'}{' '}
            <Button variant="link" size="small" onClick={() => change({ values: withoutPerson })}>
              Show everybody
            </Button>
          </p>
        )}
      </div>
      <ListBody
        list={list}
        detail={({ row }) => <AuditDetail entry={row} />}
        empty={
          <EmptyState title="Nothing is written down yet" illustration={<Signpost />}>
            What people do with other people’s records appears here.
          </EmptyState>
        }
      />
    </PageLayout>
  );
}

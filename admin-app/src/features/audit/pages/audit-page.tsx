import { pages } from '@camp/contracts/registries/pages';
import { Button } from '@camp/ui/actions/button';
import { ListBody } from '../../../list/list-body';
import { ListLayout } from '../../../list/list-layout';
import { useList } from '../../../list/use-list';
import { actorInWords } from '../audit-words';
import { AuditDetail } from '../components/audit-detail';
import { DayFilter } from '../components/day-filter';
import { auditListView } from '../list/audit-list-view';
import '../audit.css';

/** `/admin/audit`: lists who did what and when, but never the content. */
export default function AuditPage() {
  const list = useList(auditListView, true);
  const { address, change, page } = list;
  const { person: _person, ...withoutPerson } = address.values;
  const ofPerson = page.data?.items.find(({ actorId }) => actorId === address.values.person);

  return (
    <ListLayout
      list={list}
      title={pages.adminAudit.title}
      lead="Who did what, and when. Entries are never changed or deleted."
      fileName="audit.csv"
      hasFixedColumns
      searchHint="Person, record name or ID"
      tools={list.view.list.values?.map(
        (value) =>
          value.kind === 'day' && (
            <DayFilter
              key={value.name}
              label={value.label}
              name={value.name}
              day={address.values[value.name] ?? ''}
              onChange={(day) => change({ values: { ...address.values, [value.name]: day } })}
            />
          ),
      )}
      notes={
        address.values.person && (
          <p>
            {ofPerson
              ? `Showing only what ${actorInWords(ofPerson)} did.`
              : 'Showing only what one person did.'}{' '}
            <Button variant="link" size="small" onClick={() => change({ values: withoutPerson })}>
              Show everyone
            </Button>
          </p>
        )
      }
    >
      <ListBody
        list={list}
        detail={({ row }) => <AuditDetail entry={row} />}
        empty={{
          title: 'No entries yet',
          words: 'When someone views or changes another person’s record, it appears here.',
        }}
      />
    </ListLayout>
  );
}

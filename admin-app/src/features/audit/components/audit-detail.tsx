import type { AuditRecord, AuditedRecord } from '@camp/contracts/audit/operations';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { TextLink } from '@camp/ui/actions/text-link';
import { actorInWords, kindInWords } from '../audit-words';
import { whenInWords } from '../list/audit-list-view';

const auditPath = addressOf(guardedPages.adminAudit);

/** One audit entry, with links to the person's other actions and to the record's other entries. */
export function AuditDetail({ entry }: { entry: AuditRecord | undefined }) {
  if (!entry)
    return <p>This entry isn’t on this page of the list. Try another page, or remove the filters.</p>;
  const { actorId, count, records, roles, fields } = entry;
  return (
    <KeyValueList
      items={[
        { label: 'When (GMT)', value: whenInWords(entry) },
        {
          label: 'Who',
          value: actorId ? (
            <TextLink to={`${auditPath}?views=all&person=${actorId}`}>{actorInWords(entry)}</TextLink>
          ) : (
            actorInWords(entry)
          ),
        },
        { label: 'Kind', value: kindInWords(entry) },
        {
          label: count === 1 ? 'Record' : `${count.toLocaleString('en-US')} records`,
          value: records.length === 0 ? undefined : <Records records={records} count={count} />,
        },
        ...(fields ? [{ label: 'Changed answers', value: fields.join(', ') }] : []),
        ...(roles
          ? [
              { label: 'Roles before', value: roles.before.join(', ') },
              { label: 'Roles after', value: roles.after.join(', ') },
            ]
          : []),
      ]}
    />
  );
}

function Records({ records, count }: { records: readonly AuditedRecord[]; count: number }) {
  return (
    <ul className="camp-plain-list">
      {records.map(({ _id, name }) => (
        <li key={_id}>
          <TextLink to={`${auditPath}?views=all&q=${_id}`}>{name ?? _id}</TextLink>
        </li>
      ))}
      {count > records.length && <li>and {(count - records.length).toLocaleString('en-US')} more</li>}
    </ul>
  );
}

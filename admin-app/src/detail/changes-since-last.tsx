import { everyRecordQuery } from '@camp/api-client/related-records/queries';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import { changesSince, type ChangedAnswer } from '@camp/contracts/records/changes-since';
import { deletedMedical } from '@camp/contracts/records/deleted-medical';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import type { RelatedRecords } from '@camp/contracts/related-records/operations';
import { SubmittedParts } from '@camp/ui/content/submitted-answers';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import './changes-since-last.css';

/** A registration whose person may also have an earlier registration. */
interface Returning {
  userId: string;
  campYear: number;
  nameFirst: string;
  nameLast: string;
  birthdate?: string | undefined;
}

interface ChangesSinceLastProps {
  kind: AttendeeKind;
  record: RecordDeclaration;
  row: Returning;
}

/**
 * Shows which answers changed since the person's previous registration, for people with `data`. A nurse looks for new
 * allergies. The earlier answers are requested only when the section is opened, because reading them is audited.
 */
export function ChangesSinceLast(props: ChangesSinceLastProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="record-detail__fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Changes since the last registration</summary>
      {isOpen && <Changes {...props} />}
    </details>
  );
}

/** The person's latest earlier registration. */
function earlierOf(row: Returning, records: RelatedRecords[ChangesSinceLastProps['kind']]) {
  const person = personKeyOf(row);
  return records
    .filter((one) => one.campYear < row.campYear && personKeyOf(one) === person)
    .sort((one, other) => other.campYear - one.campYear)[0];
}

function Changes(props: ChangesSinceLastProps) {
  const records = useQuery({ ...everyRecordQuery(props.row.userId), meta: { quiet: true } });
  return (
    <Loaded query={records} lines={3} label="Loading the earlier registration" level={3}>
      {(data) => <ChangesIn {...props} data={data} />}
    </Loaded>
  );
}

function ChangesIn({ kind, record, row, data }: ChangesSinceLastProps & { data: RelatedRecords }) {
  const earlier = earlierOf(row, data[kind]);
  if (!earlier) return <p>No earlier registration found for {row.nameFirst}.</p>;
  const changes = changesSince(record, earlier, row);
  const isMedicalDeleted = [earlier, row].some((one) => deletedMedical(one) !== undefined);
  return (
    <>
      {isMedicalDeleted && <p>Medical answers can’t be compared, since some were deleted after camp.</p>}
      {changes.length === 0 ? (
        <p>
          {isMedicalDeleted ? 'Nothing else has' : 'Nothing has'} changed since {earlier.campYear}.
        </p>
      ) : (
        <dl className="changes-since camp-stack">
          {changes.map((change) => (
            <Change key={change.name} change={change} year={earlier.campYear} />
          ))}
        </dl>
      )}
    </>
  );
}

function Change({ change: { label, before, now }, year }: { change: ChangedAnswer; year: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <SubmittedParts parts={now} pictureOf={() => null} />
      </dd>
      <dd className="changes-since__before">
        {year}: <SubmittedParts parts={before} pictureOf={() => null} />
      </dd>
    </div>
  );
}

import { messageFor } from '@camp/api-client/problem';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { submittedSections } from '@camp/contracts/records/submitted';
import { labelOf } from '@camp/contracts/lists/columns-of';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Alert } from '@camp/ui/alert';
import { ErrorState } from '@camp/ui/error-state';
import { Skeleton } from '@camp/ui/skeleton';
import { SubmittedAnswers } from '@camp/ui/submitted-answers';
import { TextLink } from '@camp/ui/text-link';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RawData } from '../../detail/raw-data';

/** What who looks after somebody must know before anything else. */
const careful = ['allergicReactions', 'medications', 'dietaryRestrictions', 'diabetes'] as const;

interface RegistrationDetailProps<Row extends { userId: string }> {
  /** As the list has it; where the list does not, the record is asked for. */
  row: Row | undefined;
  query: Pick<UseQueryOptions<Row, Error, Row, string[]>, 'queryKey' | 'queryFn'>;
  record: RecordDeclaration;
  /** At the top: what says most in the fewest words. */
  facts: (row: Row) => ReactNode;
  /** What may be done. */
  actions?: (row: Row) => ReactNode;
  picture?: (row: Row) => ReactNode;
}

/** One registration beside its list: what matters for safety first, then all that was entered, raw data last. */
export function RegistrationDetail<Row extends { userId: string }>(props: RegistrationDetailProps<Row>) {
  const read = useQuery({ ...props.query, enabled: props.row === undefined, meta: { quiet: true } });
  const row = props.row ?? (read.data as Row | undefined);
  if (row) return <Registration {...props} row={row} />;
  return read.isError ? (
    <ErrorState onRetry={() => void read.refetch()} retrying={read.isFetching} level={3}>
      {messageFor(read.error)}
    </ErrorState>
  ) : (
    <Skeleton lines={6} label="Loading the record" />
  );
}

function Registration<Row extends { userId: string }>({
  row,
  record,
  facts,
  actions,
  picture,
}: RegistrationDetailProps<Row> & { row: Row }) {
  return (
    <div className="camper-detail">
      {facts(row)}
      <TakeCare row={row} record={record} />
      <TextLink to={addressOf(guardedPages.userProfile, { id: row.userId })}>Profile of the account</TextLink>
      {actions?.(row)}
      <SubmittedAnswers
        sections={submittedSections(record, row)}
        level={3}
        pictureOf={() => picture?.(row)}
      />
      <RawData record={row} />
    </div>
  );
}

/** The answers that matter for safety, in plain words; they are there for holders of `data` only. */
function TakeCare({ row, record }: { row: object; record: RecordDeclaration }) {
  const values = row as Readonly<Record<string, unknown>>;
  const said = careful.filter((name) => values[name] === 'Yes' && record.fields[name]);
  if (said.length === 0) return null;
  return (
    <Alert kind="error" title="Take care">
      <ul className="camper-health">
        {said.map((name) => {
          const detail = values[`${name}Val`];
          const field = record.fields[name];
          return (
            <li key={name}>
              <strong>{field && labelOf(field)}</strong>
              {typeof detail === 'string' && `: ${detail}`}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

import { campListQuery } from '@camp/api-client/camp/queries';
import { useSession } from '@camp/api-client/user/use-session';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { campContent } from '@camp/contracts/content/camp';
import { formOf } from '@camp/contracts/records/form-of';
import { namesAt } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { BackLink } from '@camp/ui/actions/back-link';
import { TextLink } from '@camp/ui/actions/text-link';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useMemo, type ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import type { SectionSlots } from '@camp/forms/form-sections';
import type { AskedForm } from '@camp/forms/record-resolver';
import { profilePath } from '../user/paths';
import { ChangeForm, type Changeable } from './change-form';
import { PageGate } from './page-gate';
import type { QueryOf } from './query-of';
import { useWayBack } from './use-way-back';

interface Registered extends Changeable {
  userId: string;
  campYear: number;
  nameFirst: string;
  nameLast: string;
}

interface ChangePageProps<
  Row extends Registered,
  Key extends QueryKey,
  Declared extends RecordDeclaration,
> extends Pick<
  ComponentProps<typeof ChangeForm<Declared>>,
  'label' | 'form' | 'update' | 'kind' | 'refusal'
> {
  title: string;
  noun: 'registration' | 'application';
  /** The query for the record in the address. */
  queryOf: QueryOf<Row, Key>;
  /** The slots of the form. @property camp of the record */
  slots?: (known: { camp: CampRecord; record: Row }) => SectionSlots<Declared>;
  /** Converts the API's record for the form, if the formats differ. */
  read?: (record: Row, camp: CampRecord) => Changeable;
}

/**
 * Edits a counselor registration or an application with the form that created it. The owner may edit it until camp
 * starts, and people with `edit-all` at any time. People who may not see medical answers get a form without them.
 */
export function ChangePage<Row extends Registered, Key extends QueryKey, Declared extends RecordDeclaration>(
  props: ChangePageProps<Row, Key, Declared>,
) {
  const { title, kind, noun, queryOf, form, slots, read = (row) => row } = props;
  const { id = '' } = useParams();
  const record = useQuery(queryOf(id));
  const { data: row } = record;
  const { user, may } = useSession();
  const wayBackOr = useWayBack();
  const camps = useQuery(campListQuery());
  const openForm = useMemo((): AskedForm<Declared> => {
    const record = openPartOf(form.record);
    // The server forces what this person can't see.
    const forced = form.rules.forced?.filter(({ field }) => field in record.fields) ?? [];
    return formOf(record, { ...form.rules, forced, pictures: [] });
  }, [form]);
  return (
    <PageGate title={title} needed={[camps]} named={record} refusal={`We can’t open this ${noun}`}>
      {() => {
        if (!row || !user) return null;
        const { userId, campYear, nameFirst, nameLast, covidVaccineImage } = row;
        const isOwn = userId === user._id;
        const back = wayBackOr(profilePath(isOwn ? undefined : userId));
        const camp = camps.data?.find(({ year }) => year === campYear);
        const mayChange =
          may('edit-all', kind) || (isOwn && camp !== undefined && new Date() <= new Date(camp.startDate));
        const seesAll = covidVaccineImage !== undefined || namesAt(form.record, 'medical').length === 0;
        return (
          <PageLayout width="wide">
            <PageHeader
              back={<BackLink to={back.to}>{back.label}</BackLink>}
              eyebrow={`Camp ${campYear}`}
              title={title}
              lead={`${nameFirst} ${nameLast}`}
            />
            {camp && mayChange ? (
              <ChangeForm
                key={row._id}
                {...props}
                form={seesAll ? form : openForm}
                stored={read(row, camp)}
                slots={slots?.({ camp, record: row })}
                back={back.to}
                isOwn={isOwn}
              />
            ) : (
              <p>
                This {noun} can no longer be changed. If something is wrong, please email{' '}
                <TextLink href={`mailto:${campContent.contact.email}`}>{campContent.contact.email}</TextLink>.
              </p>
            )}
          </PageLayout>
        );
      }}
    </PageGate>
  );
}

/** The declaration without medical answers and their confirmation, for people who may not see them. */
function openPartOf<Declared extends RecordDeclaration>(record: Declared): Declared {
  const medical = new Set([...namesAt(record, 'medical'), 'medicalConfirm']);
  const fields = Object.entries(record.fields).filter(([name]) => !medical.has(name));
  return { ...record, fields: Object.fromEntries(fields) };
}

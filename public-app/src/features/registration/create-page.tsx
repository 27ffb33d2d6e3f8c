import { currentCampQuery } from '@camp/api-client/camp/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { registrationClosedNotice } from '@camp/contracts/camp/registration-closed';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import type { UserRecord } from '@camp/contracts/user/operations';
import { Alert } from '@camp/ui/feedback/alert';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ToProfile } from '../user/components/not-opened';
import { PageGate, NoCampYet } from './page-gate';
import type { Registration } from './paths';
import { RegisteredAlready } from './registered-already';

/** The data that prefills a new registration. */
export interface Known {
  camp: CurrentCamp;
  user: UserRecord;
}

interface CreatePageProps {
  title: string;
  /** The header's texts about the camp. */
  head: (camp: CurrentCamp) => { title?: string; lead?: string | undefined };
  /** Required data, and optional data that only helps to fill in the form. */
  needed?: readonly UseQueryResult<unknown>[];
  helpful?: readonly UseQueryResult<unknown>[];
  /** The earlier registration in the address, if any. */
  earlier?: UseQueryResult<Registration> | undefined;
  /** Registrations of the form's kind, of all years. */
  registrations?: readonly Registration[];
  /** Shown if the earlier registration cannot be opened, with a link to an empty form. */
  refusal?: { title: string; startOver: string };
  /** The form, while registration is open. */
  children: (known: Known) => ReactNode;
}

/**
 * The page of a new registration: the form, or the reason why registration is unavailable. It warns if the person of
 * the copied registration is already registered.
 */
export function CreatePage(props: CreatePageProps) {
  const { title, head, needed = [], helpful = [], earlier, registrations = [], refusal, children } = props;
  const user = useQuery(currentUserQuery());
  const camp = useQuery(currentCampQuery());
  const person = earlier?.data && personKeyOf(earlier.data);
  const already = registrations.find(
    (registration) => registration.campYear === camp.data?.year && personKeyOf(registration) === person,
  );
  return (
    <PageGate
      title={title}
      needed={[user, camp, ...needed]}
      helpful={helpful}
      named={earlier}
      refusal={refusal?.title}
      startOver={refusal?.startOver}
    >
      {() => {
        if (!user.data || !camp.data) return <NoCampYet title={title} />;
        return (
          <PageLayout width="wide">
            <PageHeader eyebrow={camp.data.campTheme} title={title} {...head(camp.data)} />
            {camp.data.registrationOpen ? (
              <>
                {already && <RegisteredAlready registration={already} />}
                {children({ camp: camp.data, user: user.data })}
              </>
            ) : (
              <Alert kind="warning" action={<ToProfile />}>
                <p>{registrationClosedNotice(camp.data.nextOpening, new Date())}</p>
              </Alert>
            )}
          </PageLayout>
        );
      }}
    </PageGate>
  );
}

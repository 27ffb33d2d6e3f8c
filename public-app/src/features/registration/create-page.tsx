import { currentCampQuery } from '@camp/api-client/camp/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import type { UserRecord } from '@camp/contracts/user/operations';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ClosedNotice } from './closed-notice';
import { FormGate, NoCampYet } from './form-gate';

/** What a new registration starts from. */
export interface Known {
  camp: CurrentCamp;
  user: UserRecord;
}

interface CreatePageProps {
  title: string;
  /** What the head says of the camp. */
  head: (camp: CurrentCamp) => { title?: string; lead?: string | undefined };
  /** What else has to be there first, and what only helps. */
  needed?: readonly UseQueryResult<unknown>[];
  helpful?: readonly UseQueryResult<unknown>[];
  /** The earlier record that the address names, if it names one. */
  earlier?: UseQueryResult<unknown> | undefined;
  /** Said where that one cannot be opened, with the way to an empty form. */
  refusal?: { title: string; startAnew: string };
  /** The form, while registration is open. */
  children: (known: Known) => ReactNode;
}

/** The page of a new registration: its form, or why there is none at the moment. */
export function CreatePage({
  title,
  head,
  needed = [],
  helpful = [],
  earlier,
  refusal,
  children,
}: CreatePageProps) {
  const user = useQuery(currentUserQuery());
  const camp = useQuery(currentCampQuery());
  return (
    <FormGate
      title={title}
      needed={[user, camp, ...needed]}
      helpful={helpful}
      named={earlier}
      refusal={refusal?.title}
      startAnew={refusal?.startAnew}
    >
      {() => {
        if (!user.data || !camp.data) return <NoCampYet title={title} />;
        return (
          <PageLayout width="wide">
            <PageHeader eyebrow={camp.data.campTheme} title={title} {...head(camp.data)} />
            {camp.data.registrationOpen ? (
              children({ camp: camp.data, user: user.data })
            ) : (
              <ClosedNotice camp={camp.data} />
            )}
          </PageLayout>
        );
      }}
    </FormGate>
  );
}

import { priorRecordsQuery } from '@camp/api-client/related-records/queries';
import { useQuery } from '@tanstack/react-query';
import { EarlierRegistrations } from './earlier-registrations';

interface PriorYearsProps {
  userId: string;
  canRegister: boolean;
  registrationOpen: boolean;
}

/**
 * Earlier registrations of people who are registered this year, to start a new one from
 * (docs/product/related-records.md, The same person).
 */
export function PriorYears({ userId, ...registering }: PriorYearsProps) {
  const { data } = useQuery(priorRecordsQuery(userId));
  if (!data) return null;
  return <EarlierRegistrations id="prior-years" title="Prior Years" records={data} {...registering} />;
}

import { everyRecordQuery } from '@camp/api-client/related-records/queries';
import { useQuery } from '@tanstack/react-query';
import { stillToRegister } from '../../registration/still-to-register';
import { EarlierRegistrations } from './earlier-registrations';

interface RegisterAgainProps {
  userId: string;
  /** The year of the current camp. */
  campYear: number;
  registrationOpen: boolean;
}

/**
 * People of earlier years who are not registered yet; 'Prior Years' knows only those who are
 * (docs/product/related-records.md, The same person).
 */
export function RegisterAgain({ userId, campYear, registrationOpen }: RegisterAgainProps) {
  const { data } = useQuery(everyRecordQuery(userId));
  if (!data) return null;
  return (
    <EarlierRegistrations
      id="register-again"
      title="Register Again"
      records={{
        camper: stillToRegister(data.camper, campYear),
        counselor: stillToRegister(data.counselor, campYear),
        staff: stillToRegister(data.staff, campYear),
      }}
      canRegister
      registrationOpen={registrationOpen}
    />
  );
}

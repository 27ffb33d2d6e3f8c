import { everyRecordQuery } from '@camp/api-client/related-records/queries';
import { useQuery } from '@tanstack/react-query';
import { stillToRegister } from '../../camper/still-to-register';
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
  return (
    <EarlierRegistrations
      id="register-again"
      title="Register Again"
      campers={stillToRegister(data?.camper ?? [], campYear)}
      canRegister
      registrationOpen={registrationOpen}
    />
  );
}

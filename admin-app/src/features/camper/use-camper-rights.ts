import { campListQuery } from '@camp/api-client/camp/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { mayCall } from '@camp/contracts/access/may-call';
import { lastInstantOf } from '@camp/contracts/camp/dates';
import { linkInWords } from '@camp/contracts/camp/payment-links';
import * as camperOperations from '@camp/contracts/camper/operations';
import { useQuery } from '@tanstack/react-query';
import { useChosenYear } from '../../frame/chosen-year';

/** The person's rights on the campers of the year shown, and the camp's name for a payment link. */
export function useCamperRights() {
  const { user, may } = useSession();
  const { year } = useChosenYear();
  const { data: camps = [] } = useQuery(campListQuery());
  const camp = camps.find((one) => one.year === year);
  const isOver = camp !== undefined && lastInstantOf(camp) < new Date();
  const mayAsk = mayCall(user?.permissions, camperOperations.sendPaymentLink.access);
  return {
    link: linkInWords(camp?.registrationCost),
    /** Whether the person could send payment links if the camp were not over. */
    isTooLate: mayAsk && isOver,
    maySend: mayAsk && !isOver,
    mayMove: mayCall(user?.permissions, camperOperations.waitlist.access) && !isOver,
    mayEdit: may('edit-all', 'camper'),
  };
}

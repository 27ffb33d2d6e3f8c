import { call } from '@camp/api-client/call';
import { CallError } from '@camp/api-client/call-error';
import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
import * as camperWaitlistOperations from '@camp/contracts/camper-waitlist/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import { useToast } from '@camp/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SentRecord } from '../../../forms/use-record-form';
import { profilePath } from '../../user/paths';

/**
 * Sends a registration and goes on to the profile.
 *
 * @param registering who registers, and whether for the waitlist
 * @param onCreated the registration exists; called before the page is left
 * @returns `register`, and `isRegisteredAlready` after the server said that it has this camper
 */
export function useRegisterCamper(
  registering: { userId: string; forWaitlist: boolean },
  onCreated: () => void,
) {
  const { userId, forWaitlist } = registering;
  const [isRegisteredAlready, setRegisteredAlready] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  const register = async (sent: SentRecord) => {
    setRegisteredAlready(false);
    try {
      const create = forWaitlist ? camperWaitlistOperations.create : camperOperations.create;
      await call(create, { ...sent, body: { ...sent.body, userId } });
    } catch (error) {
      setRegisteredAlready(error instanceof CallError && error.code === 'duplicate');
      throw error;
    }
    onCreated();
    toast.success('Camper successfully created!');
    void queryClient.invalidateQueries({ queryKey: relatedRecordsKeys.all });
    await navigate(profilePath());
  };
  return { register, isRegisteredAlready };
}

import { call } from '@camp/api-client/call';
import { CallError } from '@camp/api-client/call-error';
import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
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
 * @param userId of the person who registers
 * @param onCreated the registration exists; called before the page is left
 * @returns `register`, and `isRegisteredAlready` after the server said that it has this camper
 */
export function useRegisterCamper(userId: string, onCreated: () => void) {
  const [isRegisteredAlready, setRegisteredAlready] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  const register = async (sent: SentRecord) => {
    setRegisteredAlready(false);
    try {
      await call(camperOperations.create, { ...sent, body: { ...sent.body, userId } });
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

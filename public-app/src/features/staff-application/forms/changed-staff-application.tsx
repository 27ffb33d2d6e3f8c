import { call } from '@camp/api-client/call';
import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
import { staffApplicationKeys } from '@camp/api-client/staff-application/queries';
import { campDaysOfLabels } from '@camp/contracts/camp/camp-days';
import type { CampRecord } from '@camp/contracts/camp/operations';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import { useToast } from '@camp/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../../../forms/leave-guard';
import { valuesOfRecord } from '../../../forms/prefill';
import { useRecordForm } from '../../../forms/use-record-form';
import { profilePath } from '../../user/paths';
import { askedOf, StaffApplicationFields } from './staff-application-fields';

interface ChangedStaffApplicationProps {
  application: StaffApplicationRecord;
  /** Of the application. */
  camp: CampRecord;
  /** Whose profile comes next, where it is not one's own. */
  ownerId: string | undefined;
}

/** A staff application to be changed: everything stands as it was sent, what is agreed to is agreed to anew. */
export function ChangedStaffApplication({ application, camp, ownerId }: ChangedStaffApplicationProps) {
  const [asked] = useState(() => askedOf(application));
  const isSent = useRef(false);
  const hasArrived = useCallback(() => isSent.current, []);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const daysAtCamp = campDaysOfLabels(application.daysAtCamp, camp.startDate);
  const recordForm = useRecordForm({
    ...asked,
    firstValues: valuesOfRecord(asked.record, { ...application, daysAtCamp }),
    isChange: true,
    save: async ({ idempotencyKey: _key, ...sent }) => {
      await call(staffApplicationOperations.update, { ...sent, params: { id: application._id } });
      isSent.current = true;
      toast.success('Staff Application successfully updated!');
      void queryClient.invalidateQueries({ queryKey: staffApplicationKeys.all });
      void queryClient.invalidateQueries({ queryKey: relatedRecordsKeys.all });
      await navigate(profilePath(ownerId));
    },
  });

  return (
    <FormProvider {...recordForm.checked.form}>
      <LeaveGuard hasWork={false} isSent={hasArrived}>
        What you changed is not saved yet.
      </LeaveGuard>
      <StaffApplicationFields {...recordForm} asked={asked} camp={camp} submit="Save changes" />
    </FormProvider>
  );
}

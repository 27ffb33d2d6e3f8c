import { call } from '@camp/api-client/call';
import { staffProfileKeys } from '@camp/api-client/staff-profile/queries';
import { formInvalid, selectImageFile } from '@camp/contracts/forms/messages';
import { useSession } from '@camp/api-client/user/use-session';
import { noRules } from '@camp/contracts/records/rules';
import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import * as staffProfileOperations from '@camp/contracts/staff-profile/operations';
import { staffProfileRecord } from '@camp/contracts/staff-profile/record';
import { staffProfileSchema } from '@camp/contracts/staff-profile/schemas';
import type { Toasts } from '@camp/ui/feedback/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { firstValues, valuesOfRecord } from '@camp/forms/prefill';
import { useRecordForm, type SentRecord } from '@camp/forms/use-record-form';

interface StaffProfileFormOptions {
  /** The profile that is edited; undefined for a new one. */
  profile: StaffProfileRecord | undefined;
  /** @param id of the saved profile */
  onSaved: (id: string) => void;
}

/** The staff profile form and its two calls; a new profile asks once for a picture, and whoever has none says so. */
export function useStaffProfileForm({ profile, onSaved }: StaffProfileFormOptions) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const [goesWithout, setGoesWithout] = useState(false);

  const save = async (sent: SentRecord, toast: Toasts) => {
    if (!profile && !sent.file && !goesWithout) {
      checked.form.setError('image', { type: 'picture', message: selectImageFile }, { shouldFocus: true });
      toast.error(formInvalid);
      return;
    }
    const specified = { ...sent, body: { ...sent.body, ...(user && { userId: user._id }) } };
    const { _id } = profile
      ? await call(staffProfileOperations.update, { params: { id: profile._id }, ...specified })
      : await call(staffProfileOperations.create, specified);
    toast.success(`The profile of ${sent.body.nameFirst} ${sent.body.nameLast} was saved.`);
    await queryClient.invalidateQueries({ queryKey: staffProfileKeys.list });
    onSaved(_id);
  };
  const { checked, uploadProgress } = useRecordForm({
    record: staffProfileRecord,
    rules: noRules,
    schema: staffProfileSchema,
    firstValues: profile ? valuesOfRecord(staffProfileRecord, profile) : firstValues(staffProfileRecord, {}),
    mode: 'onTouched',
    isChange: profile !== undefined,
    save,
  });

  return {
    checked,
    uploadProgress,
    goesWithout,
    setGoesWithout: (chosen: boolean) => {
      setGoesWithout(chosen);
      // What was missing is not any more.
      void checked.form.trigger('image');
    },
  };
}

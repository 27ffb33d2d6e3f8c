import { call } from '@camp/api-client/call';
import { complaintAbout } from '@camp/api-client/problem';
import { useIdempotencyKey } from '@camp/api-client/idempotency-key';
import { staffProfileListQuery } from '@camp/api-client/staff-profile/queries';
import { selectImageFile } from '@camp/contracts/forms/messages';
import type { StaffProfileForm, StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import * as staffProfileOperations from '@camp/contracts/staff-profile/operations';
import { staffOrder } from '@camp/contracts/staff-profile/order';
import { staffProfileSchema } from '@camp/contracts/staff-profile/schemas';
import { useToast } from '@camp/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { complaintAboutPicture, noteUnreadable } from '../../../forms/picture';
import { resolverOf } from '../../../forms/resolver';
import { useCheckedForm } from '../../../forms/use-checked-form';

/** The fields as they are typed. */
type StaffProfileValues = Record<keyof StaffProfileForm, string>;

const valuesOf = (profile: StaffProfileRecord | undefined): StaffProfileValues => ({
  nameFirst: profile?.nameFirst ?? '',
  nameLast: profile?.nameLast ?? '',
  yearsAtCamp: profile ? String(profile.yearsAtCamp) : '',
  jobDescription: profile?.jobDescription ?? '',
  whatMakesCampSpecial: profile?.whatMakesCampSpecial ?? '',
  favoriteTradition: profile?.favoriteTradition ?? '',
  hobbies: profile?.hobbies ?? '',
  order: String(profile?.order ?? staffOrder.default),
});

interface StaffProfileFormOptions {
  /** The profile that is edited; undefined for a new one. */
  profile: StaffProfileRecord | undefined;
  /** @param id of the saved profile */
  onSaved: (id: string) => void;
}

/** The staff profile form: its fields, its picture, and the two calls (product.md section 4, Staff about form). */
export function useStaffProfileForm({ profile, onSaved }: StaffProfileFormOptions) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  const picture = usePicture(profile === undefined);

  const send = async (body: StaffProfileValues) => {
    if (!picture.isFine()) return;
    const { file, setProgress } = picture;
    const options = { ...(file && { file, onUploadProgress: setProgress }) };
    let id: string;
    try {
      ({ _id: id } = profile
        ? await call(staffProfileOperations.update, { params: { id: profile._id }, body, ...options })
        : await call(staffProfileOperations.create, { body, idempotencyKey: keyOf(body, file), ...options }));
    } catch (error) {
      picture.complain(complaintAbout('image', error));
      throw error;
    } finally {
      setProgress(0);
    }
    toast.success(`The profile of ${body.nameFirst} ${body.nameLast} was saved.`);
    await queryClient.invalidateQueries({ queryKey: staffProfileListQuery().queryKey });
    onSaved(id);
  };
  const checked = useCheckedForm<StaffProfileValues>({
    resolver: resolverOf<StaffProfileValues>(staffProfileSchema),
    defaultValues: valuesOf(profile),
    mode: 'onTouched',
    send,
  });
  return { ...checked, picture, isValid: checked.form.formState.isValid };
}

/** The chosen picture. A new profile asks once for one; whoever has none says so. */
function usePicture(isAsked: boolean) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [goesWithout, setGoesWithout] = useState(false);
  const [progress, setProgress] = useState(0);

  const complaint = () => {
    if (!file) return isAsked && !goesWithout ? selectImageFile : undefined;
    return complaintAboutPicture(file);
  };
  return {
    file,
    error,
    progress,
    setProgress,
    goesWithout,
    setGoesWithout: (chosen: boolean) => {
      setGoesWithout(chosen);
      setError(undefined);
    },
    choose: (chosen: File | undefined) => {
      setFile(chosen);
      setError(complaintAboutPicture(chosen));
    },
    /** The browser cannot show it, so nobody could. */
    refuse: (unreadable: File) => {
      noteUnreadable(unreadable);
      setError(complaintAboutPicture(unreadable));
    },
    /** Shows what the server says of it, until another is chosen. */
    complain: setError,
    /** Whether it may be sent as it is; shows what is wrong otherwise. */
    isFine: () => {
      const found = complaint();
      setError(found);
      return found === undefined;
    },
  };
}

import { call } from '@camp/api-client/call';
import { staffProfileKeys } from '@camp/api-client/staff-profile/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { formInvalid, selectImageFile } from '@camp/contracts/forms/messages';
import { noRules } from '@camp/contracts/records/rules';
import { staffImageIn } from '@camp/contracts/staff-profile/images';
import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import * as staffProfileOperations from '@camp/contracts/staff-profile/operations';
import { staffProfileRecord } from '@camp/contracts/staff-profile/record';
import { staffProfileSchema } from '@camp/contracts/staff-profile/schemas';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { Checkbox } from '@camp/ui/fields/checkbox';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import type { Toasts } from '@camp/ui/feedback/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { FormValues } from '@camp/forms/form-values';
import { everyKind } from '@camp/forms/kinds/every-kind';
import { PictureKind } from '@camp/forms/kinds/picture-kind';
import { LeaveQuestion } from '@camp/forms/leave-guard';
import { firstValues, valuesOfRecord } from '@camp/forms/prefill';
import { SectionFields } from '@camp/forms/section-fields';
import { UploadProgress } from '@camp/forms/upload-progress';
import { useRecordForm, type SentRecord } from '@camp/forms/use-record-form';
import { chosenFile } from '@camp/forms/values-of-form';

interface StaffProfileFormProps {
  /** The profile to edit. Undefined for a new one. */
  profile: StaffProfileRecord | undefined;
  /** The form's name. */
  title: string;
  /** @param id of the saved profile */
  onSaved: (id: string) => void;
  /** Called when unsaved changes begin or end. Must be memoized. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** Cancels editing. */
  onCancel: () => void;
}

/**
 * The form that creates or edits a staff profile. A new profile needs a picture, or a statement that there is none.
 */
export function StaffProfileForm({ profile, title, onSaved, onUnsaved, onCancel }: StaffProfileFormProps) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const isSaved = useRef(false);
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
    isSaved.current = true;
    toast.success(`${sent.body.nameFirst} ${sent.body.nameLast}’s staff profile was saved.`);
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

  const goWithout = (chosen: boolean) => {
    setGoesWithout(chosen);
    // The statement resolves the error of the missing picture.
    void checked.form.trigger('image');
  };
  const { form, onSubmit, beside, isBusy, isValid, isDirty } = checked;
  const hasUnsavedWork = useCallback(() => !isSaved.current && isDirty, [isDirty]);
  useEffect(() => {
    onUnsaved(isDirty);
    return () => onUnsaved(false);
  }, [isDirty, onUnsaved]);
  const current = profile?.imageState === 'ready' ? profile.imageUrl : null;
  return (
    <FormProvider {...form}>
      <LeaveQuestion hasUnsavedWork={hasUnsavedWork}>
        <p>You haven’t saved your changes.</p>
      </LeaveQuestion>
      <form noValidate className="staff-profile-editor" onSubmit={onSubmit} aria-label={title}>
        <ErrorSummary errors={beside} />
        <UploadProgress value={uploadProgress}>
          <SectionFields
            record={staffProfileRecord}
            section="profile"
            kinds={everyKind}
            slot={{
              instead: {
                image: (
                  <PictureKind
                    name="image"
                    field={staffProfileRecord.fields.image}
                    currentImage={current ? staffImageIn(current, 400, 'webp') : undefined}
                  />
                ),
              },
              after: !profile && <GoesWithout checked={goesWithout} onChange={goWithout} />,
            }}
          />
        </UploadProgress>
        <ButtonRow>
          <Button type="submit" busy={isBusy} disabled={!isValid}>
            {profile ? 'Save Staff Profile' : 'Create Staff Profile'}
          </Button>
          {profile && (
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </ButtonRow>
      </form>
    </FormProvider>
  );
}

interface GoesWithoutProps {
  checked: boolean;
  onChange: (goesWithout: boolean) => void;
}

/** The statement that there is no picture. Shown while none is selected. */
function GoesWithout({ checked, onChange }: GoesWithoutProps) {
  const picture = useWatch<FormValues>({ name: 'image' });
  if (chosenFile(picture)) return null;
  return (
    <Checkbox
      name="goesWithout"
      label="No picture: show the drawing instead"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

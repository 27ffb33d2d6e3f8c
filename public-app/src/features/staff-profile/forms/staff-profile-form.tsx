import { staffImageIn } from '@camp/contracts/staff-profile/images';
import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import { staffProfileRecord } from '@camp/contracts/staff-profile/record';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { Checkbox } from '@camp/ui/fields/checkbox';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { FormProvider, useWatch } from 'react-hook-form';
import type { FormValues } from '@camp/forms/form-values';
import { everyKind } from '@camp/forms/kinds/every-kind';
import { PictureKind } from '@camp/forms/kinds/picture-kind';
import { SectionFields } from '@camp/forms/section-fields';
import { UploadProgress } from '@camp/forms/upload-progress';
import { chosenFile } from '@camp/forms/values-of-form';
import { useStaffProfileForm } from './use-staff-profile-form';

interface StaffProfileFormProps {
  /** The profile that is edited; undefined for a new one. */
  profile: StaffProfileRecord | undefined;
  /** Names the form. */
  title: string;
  /** @param id of the saved profile */
  onSaved: (id: string) => void;
  /** Leaves the editing of a profile. */
  onCancel: () => void;
}

/** The form of a staff profile. */
export function StaffProfileForm({ profile, title, onSaved, onCancel }: StaffProfileFormProps) {
  const { checked, uploadProgress, goesWithout, setGoesWithout } = useStaffProfileForm({ profile, onSaved });
  const { form, onSubmit, beside, isBusy, isValid } = checked;
  const current = profile?.imageState === 'ready' ? profile.imageUrl : null;
  return (
    <FormProvider {...form}>
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
              after: !profile && <GoesWithout checked={goesWithout} onChange={setGoesWithout} />,
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

/** Says that there is no picture, as long as none is chosen. */
function GoesWithout({ checked, onChange }: GoesWithoutProps) {
  const picture = useWatch<FormValues>({ name: 'image' });
  if (chosenFile(picture)) return null;
  return (
    <Checkbox
      name="goesWithout"
      label="There is no picture: show the drawing instead"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

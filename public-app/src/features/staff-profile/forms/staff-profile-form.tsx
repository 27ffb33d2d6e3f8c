import { staffImageIn } from '@camp/contracts/staff-profile/images';
import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import { imageTypes, narrativeLimit } from '@camp/contracts/forms/limits';
import { staffOrder } from '@camp/contracts/staff-profile/order';
import { Button, ButtonRow } from '@camp/ui/button';
import { Checkbox } from '@camp/ui/checkbox';
import { FileField } from '@camp/ui/file-field';
import { FieldRow } from '@camp/ui/form-section';
import { NumberField } from '@camp/ui/number-field';
import { TextArea } from '@camp/ui/text-area';
import { TextField } from '@camp/ui/text-field';
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

/** The form of a staff profile (product.md section 2, Staff about page). */
export function StaffProfileForm({ profile, title, onSaved, onCancel }: StaffProfileFormProps) {
  const { field, onSubmit, isBusy, isValid, picture } = useStaffProfileForm({ profile, onSaved });
  const current = profile?.imageState === 'ready' ? profile.imageUrl : null;
  return (
    <form noValidate className="staff-profile-editor" onSubmit={onSubmit} aria-label={title}>
      <FieldRow>
        <TextField label="First Name" required {...field('nameFirst')} />
        <TextField label="Last Name" required {...field('nameLast')} />
      </FieldRow>
      <FieldRow>
        <NumberField label="Years at Camp" required min={0} {...field('yearsAtCamp')} />
        <NumberField
          label="Display Order"
          hint={`From ${staffOrder.least}, first, to ${staffOrder.most}, last`}
          required
          min={0}
          max={staffOrder.most}
          {...field('order')}
        />
      </FieldRow>
      <TextField label="Role at Camp" required {...field('jobDescription')} />
      <TextArea
        label="What Makes Camp Special"
        required
        limit={narrativeLimit}
        {...field('whatMakesCampSpecial')}
      />
      <TextArea
        label="Favorite Camp Tradition"
        required
        limit={narrativeLimit}
        {...field('favoriteTradition')}
      />
      <TextArea label="Hobbies" required limit={narrativeLimit} {...field('hobbies')} />
      <FileField
        name="image"
        label="Picture"
        hint="JPEG, PNG or WebP, up to 8 MB; it is shown round."
        accept={imageTypes.join(',')}
        currentImage={current ? staffImageIn(current, 400, 'webp') : undefined}
        error={picture.error}
        progress={picture.progress}
        onChange={({ target }) => picture.choose(target.files?.[0])}
        onUnreadable={picture.refuse}
      />
      {!profile && !picture.file && (
        <Checkbox
          name="goesWithout"
          label="There is no picture: show the drawing instead"
          checked={picture.goesWithout}
          onChange={({ target }) => picture.setGoesWithout(target.checked)}
        />
      )}
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
  );
}

import { Checkbox } from '@camp/ui/checkbox';
import { medicalConfirmation } from '../camper-form-copy';
import { DetailQuestion } from './detail-question';
import { useCamperFields } from './use-camper-fields';

/** Medications, and the word that everything medical is right. */
export function Medications() {
  const { field } = useCamperFields();
  return (
    <>
      <DetailQuestion
        name="medications"
        question="Will your camper take medications at camp?"
        detail="Which ones, how much and when?"
        hint="Bring them in their original packaging and hand them to the camp nurse on arrival."
      />
      <Checkbox label={medicalConfirmation} {...field('medicalConfirm')} />
    </>
  );
}

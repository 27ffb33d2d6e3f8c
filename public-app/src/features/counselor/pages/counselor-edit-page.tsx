import { counselorQuery } from '@camp/api-client/counselor/queries';
import { counselorForm } from '@camp/contracts/counselor/form';
import * as counselorOperations from '@camp/contracts/counselor/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { ChangePage } from '../../registration/change-page';
import { counselorFormInvalid, counselorSlots } from '../forms/counselor-slots';

/** `/counselor/edit/{id}`: edits a registration with the form that created it. */
export default function CounselorEditPage() {
  return (
    <ChangePage
      title={guardedPages.counselorEdit.title}
      label="Counselor registration"
      kind="counselor"
      noun="registration"
      form={counselorForm}
      queryOf={counselorQuery}
      update={counselorOperations.update}
      slots={({ camp, record }) => counselorSlots({ camp, isProofStored: Boolean(record.covidVaccineImage) })}
      refusal={counselorFormInvalid}
    />
  );
}

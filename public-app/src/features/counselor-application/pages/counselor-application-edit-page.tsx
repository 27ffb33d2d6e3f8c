import { counselorApplicationQuery } from '@camp/api-client/counselor-application/queries';
import { counselorApplicationForm } from '@camp/contracts/counselor-application/form';
import * as counselorApplicationOperations from '@camp/contracts/counselor-application/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { ChangePage } from '../../registration/change-page';
import { applicationSlots } from '../forms/application-slots';

/** `/counselor-app/edit/{id}`: edits an application with the form that created it. */
export default function CounselorApplicationEditPage() {
  return (
    <ChangePage
      title={guardedPages.counselorApplicationEdit.title}
      label="Counselor application"
      kind="counselor-app"
      noun="application"
      form={counselorApplicationForm}
      queryOf={counselorApplicationQuery}
      update={counselorApplicationOperations.update}
      slots={({ camp }) => applicationSlots(camp)}
    />
  );
}

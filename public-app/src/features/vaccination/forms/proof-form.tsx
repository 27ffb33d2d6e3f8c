import { call } from '@camp/api-client/call';
import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
import { publicPages } from '@camp/contracts/registries/public-pages';
import * as vaccinationOperations from '@camp/contracts/vaccination/operations';
import { kindOfProved } from '@camp/contracts/vaccination/proved-types';
import { vaccinationProofRecord, vaccinationProofRules } from '@camp/contracts/vaccination/record';
import { vaccinationProofSchema } from '@camp/contracts/vaccination/schemas';
import { RadioGroup } from '@camp/ui/fields/radio-group';
import { TextLink } from '@camp/ui/actions/text-link';
import { Prose } from '@camp/ui/page/page-layout';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormErrors } from '@camp/forms/form-errors';
import { FormSections } from '@camp/forms/form-sections';
import type { FormValues } from '@camp/forms/form-values';
import { everyKind } from '@camp/forms/kinds/every-kind';
import { LeaveGuard } from '@camp/forms/leave-guard';
import { ProofOfVaccination } from '@camp/forms/proof-of-vaccination';
import { UploadProgress } from '@camp/forms/upload-progress';
import { useAnswer, wordsOf } from '@camp/forms/use-answer';
import { useRecordForm, type SentRecord } from '@camp/forms/use-record-form';
import { VaccinationAnswer } from '@camp/forms/vaccination-answer';
import type { Registration } from '../../registration/paths';
import { profilePath } from '../../user/paths';
import { ProofNextStep } from './proof-next-step';

interface ProofFormProps {
  /** At least one registration. */
  registrations: readonly Registration[];
  /** The registrations' owner, if not the current user. */
  userId: string | undefined;
}

const record = vaccinationProofRecord;

/** The proof of vaccination for one of a person's registrations. */
export function ProofForm({ registrations, userId }: ProofFormProps) {
  const [only] = registrations.length === 1 ? registrations : [];
  const isSent = useRef(false);
  const hasArrived = useCallback(() => isSent.current, []);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { checked, uploadProgress } = useRecordForm({
    record,
    rules: vaccinationProofRules,
    schema: vaccinationProofSchema,
    firstValues: { objectToUpload: only?._id ?? '', birthdate: only?.birthdate ?? '' },
    refusal: 'Form is invalid! Please correct any errors.',
    save: async (sent, toast) => {
      await send(registrations, sent);
      isSent.current = true;
      toast.success(
        sent.body.covid === 'Yes'
          ? 'Successfully submitted your proof of vaccination!'
          : 'Your answer is saved.',
      );
      for (const queryKey of [relatedRecordsKeys.all, ['camper'], ['counselor'], ['staff']])
        void queryClient.invalidateQueries({ queryKey });
      await navigate(profilePath(userId));
    },
  });
  const { form, onSubmit, beside, isBusy } = checked;

  return (
    <FormProvider {...form}>
      <LeaveGuard hasWork={false} isSent={hasArrived}>
        You haven’t uploaded the proof yet.
      </LeaveGuard>
      <form noValidate aria-label="Proof of vaccination" onSubmit={onSubmit}>
        <FormErrors record={record} beside={beside} />
        <UploadProgress value={uploadProgress}>
          <FormSections
            record={record}
            kinds={everyKind}
            slots={{
              proof: {
                before: (
                  <Prose>
                    <p>
                      <TextLink to={publicPages.covidPolicy.path} newTab>
                        COVID-19 policy
                      </TextLink>
                    </p>
                  </Prose>
                ),
                instead: {
                  objectToUpload: <WhoseProof registrations={registrations} />,
                  covid: <VaccinationAnswer field={record.fields.covid} />,
                  covidVaccineImage: <ProofOfVaccination field={record.fields.covidVaccineImage} untilNo />,
                },
              },
            }}
          />
        </UploadProgress>
        <ProofNextStep registrations={registrations} isBusy={isBusy} />
      </form>
    </FormProvider>
  );
}

async function send(registrations: readonly Registration[], { body, ...sent }: SentRecord) {
  const { objectToUpload, covid } = body;
  const chosen = registrations.find(({ _id }) => _id === objectToUpload);
  if (!chosen) throw new Error('This registration is no longer on the page.');
  const proof = {
    ...sent,
    params: { id: chosen._id },
    body: { covid: covid === 'Yes' ? 'Yes' : 'No' },
  } as const;
  await call(updateOperations[chosen.type], proof);
}

const updateOperations = {
  Camper: vaccinationOperations.updateCamper,
  Counselor: vaccinationOperations.updateCounselor,
  Staff: vaccinationOperations.updateStaff,
} as const;

function WhoseProof({ registrations }: Pick<ProofFormProps, 'registrations'>) {
  const { setValue } = useFormContext<FormValues>();
  const birthdateOf = (id: string) => registrations.find(({ _id }) => _id === id)?.birthdate ?? '';
  const options = registrations.map(({ _id, type, nameFirst, nameLast }) => ({
    value: _id,
    label: `${nameFirst} ${nameLast} (${kindOfProved[type]})`,
  }));
  return (
    <RadioGroup
      {...wordsOf(record.fields.objectToUpload)}
      options={options}
      {...useAnswer('objectToUpload', {
        onChange: ({ target }: { target: HTMLInputElement }) =>
          setValue('birthdate', birthdateOf(target.value)),
      })}
    />
  );
}

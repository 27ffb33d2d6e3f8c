import * as z from 'zod';
import { pastDate } from '@camp/contracts/forms/date-fields';
import { publicPages } from '@camp/contracts/registries/public-pages';
import {
  isTooYoungForVaccine,
  oldEnoughForVaccine,
  tooYoungForVaccine,
} from '@camp/contracts/vaccination/rule';
import { Alert } from '@camp/ui/feedback/alert';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { DateField } from '@camp/ui/fields/date-field';
import { ScriptedForm } from '@camp/ui/form/scripted-form';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { useState } from 'react';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { DrawingPage } from '../../../layout/drawing-page';

const birthdateSchema = z.object({ birthdate: pastDate('Enter campers birthdate.', 'Enter a valid date.') });

/** /camper-birthdate: whether the child is old enough to be vaccinated (docs/product/public-site.md). */
export default function CamperBirthdatePage() {
  const [tooYoung, setTooYoung] = useState<boolean>();
  const { field, onSubmit } = useCheckedForm<{ birthdate: string }>({
    resolver: resolverOf(birthdateSchema),
    defaultValues: { birthdate: '' },
    send: ({ birthdate }) => Promise.resolve(setTooYoung(isTooYoungForVaccine(birthdate))),
  });
  return (
    <DrawingPage
      title={publicPages.camperBirthdate.title}
      lead="Enter the birthdate to see whether the vaccination question applies to your child."
      drawing={<Signpost />}
    >
      <ScriptedForm onSubmit={onSubmit}>
        <DateField
          label="Camper’s birthdate"
          required
          {...field('birthdate', { onChange: () => setTooYoung(undefined) })}
        />
        <ButtonRow>
          <Button type="submit">Check birthdate</Button>
        </ButtonRow>
      </ScriptedForm>
      <div aria-live="polite">
        {tooYoung !== undefined && (
          <Alert kind={tooYoung ? 'info' : 'success'}>
            {tooYoung ? tooYoungForVaccine : oldEnoughForVaccine}
          </Alert>
        )}
      </div>
    </DrawingPage>
  );
}

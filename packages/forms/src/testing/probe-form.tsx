import { deviceStorage } from '@camp/api-client/device-storage';
import type { Field } from '@camp/contracts/records/field';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { noRules, type RecordRules } from '@camp/contracts/records/rules';
import { schemaOf } from '@camp/contracts/records/schema-of';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type * as z from 'zod';
import { CampDays } from '../camp-days';
import { DraftConsent } from '../draft/draft-consent';
import { draftKey, readDraft, tidyDrafts } from '../draft/draft-store';
import { useDraft } from '../draft/use-draft';
import { FormEnd, FormErrors } from '../form-errors';
import { FormSections } from '../form-sections';
import { everyKind } from '../kinds/every-kind';
import type { FieldsByKind } from '../kinds/kind-props';
import { RecordTrail } from '../record-trail';
import { useRecordForm, type SentRecord } from '../use-record-form';

/** A record of these fields, in two sections. */
export const probeRecord = (fields: Record<string, Field>, version = 1): RecordDeclaration => ({
  name: 'probe',
  version,
  sections: { first: { title: 'First part' }, second: { title: 'Second part' } },
  groups: { trail: { kind: 'ranking', title: 'Trails', repeated: 'Choose another trail.' } },
  fields,
});

interface ProbeFormProps {
  record: RecordDeclaration;
  save: (sent: SentRecord) => Promise<void>;
  kinds?: FieldsByKind;
  rules?: RecordRules;
  /** The request's schema. Default: the record's own. */
  schema?: z.ZodType;
}

/** The key of the probe's draft. */
export const probeDraftKey = draftKey(probeRecord({}), 'somebody', 2027, null);

function ProbeForm({ record, save, kinds = everyKind, rules = noRules, schema: given }: ProbeFormProps) {
  const [schema] = useState(() => given ?? schemaOf(record, rules));
  const [found] = useState(() => {
    tidyDrafts(deviceStorage(), record, new Date());
    return readDraft(deviceStorage(), record, probeDraftKey, new Date());
  });
  const { checked } = useRecordForm({
    record,
    rules,
    schema,
    firstValues: { ...found?.answers },
    save,
  });
  const { form, onSubmit, beside, isBusy } = checked;
  const draft = useDraft({ form, record, key: probeDraftKey, found });
  return (
    <FormProvider {...form}>
      <RecordTrail record={record} rules={rules} schema={schema} label="Sections" />
      <form noValidate aria-label="Probe" onSubmit={onSubmit}>
        <FormErrors record={record} beside={beside} />
        <DraftConsent draft={draft} />
        <CampDays value={[{ value: '2027-07-25', label: 'Sunday, July 25' }]}>
          <FormSections record={record} kinds={kinds} />
        </CampDays>
        <FormEnd record={record} beside={beside}>
          <button type="submit" disabled={isBusy}>
            Send
          </button>
        </FormEnd>
      </form>
    </FormProvider>
  );
}

/** Opens a record's form. @returns the view, the sent values, and a function that clicks the button */
export function openProbeForm(record: RecordDeclaration, options: Partial<ProbeFormProps> = {}) {
  const sent: SentRecord[] = [];
  const save = (one: SentRecord) => {
    sent.push(one);
    return Promise.resolve();
  };
  const view = renderPage(<ProbeForm record={record} save={save} {...options} />);
  return { ...view, sent, submit: () => view.user.click(screen.getByRole('button', { name: 'Send' })) };
}

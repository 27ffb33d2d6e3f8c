import { useIdempotencyKey } from '@camp/api-client/idempotency-key';
import { shownVersions } from '@camp/contracts/records/agreed-versions';
import { askedNames } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { RecordRules } from '@camp/contracts/records/rules';
import type { Toasts } from '@camp/ui/feedback/toast';
import { useMemo, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type * as z from 'zod';
import type { FormValues } from './form-values';
import { fileToSend } from './picture';
import { changeResolver, recordResolver, type StoredChange } from './record-resolver';
import { showChangedTexts } from './show-changed-texts';
import { useCheckedForm } from './use-checked-form';
import { blankValues, bodyOf, changesOf, picturesOf, type FormBody } from './values-of-form';

/** Options of a call that saves a record, besides the operation's own. */
export interface SentRecord {
  body: FormBody;
  file?: File;
  /** The idempotency key of these answers: sending them again creates no second record. */
  idempotencyKey: string;
  /** For a record with texts to agree to: the versions that the form shows. */
  agreedVersions?: string;
  onUploadProgress?: (percent: number) => void;
}

/** Validates by the request's schema. For a stored record, it validates the changes like the server. */
type Checked = { schema: z.ZodType; change?: never } | { schema?: never; change: StoredChange };

type RecordFormOptions = Checked & {
  record: RecordDeclaration;
  rules: RecordRules;
  /** Errors of visible but unanswered offers, for a form that creates a record. Must be memoized. */
  unsettled?: (found: FieldErrors<FormValues>) => FieldErrors<FormValues>;
  /** The values before any typing. */
  firstValues: FormValues;
  /** The form changes a stored record. Emptied fields are sent as empty, so that they are removed. */
  isChange?: boolean;
  /** Makes the call and handles its response. */
  save: (sent: SentRecord, toast: Toasts) => Promise<void>;
  mode?: 'onSubmit' | 'onTouched';
  /** The toast of an invalid submit. Default: the usual sentence. */
  refusal?: string;
};

/** The form of a kind of record: validated by its schema, sent with its picture and an idempotency key. */
export function useRecordForm({
  record,
  rules,
  schema,
  change,
  unsettled,
  firstValues,
  isChange = change !== undefined,
  save,
  mode,
  refusal,
}: RecordFormOptions) {
  const [uploadProgress, setUploadProgress] = useState(0);
  const keyOf = useIdempotencyKey();
  const opened = { ...blankValues(record), ...firstValues };
  const checked = useCheckedForm<FormValues>({
    resolver: useMemo(
      () =>
        change ? changeResolver(record, rules, change) : recordResolver(record, schema, rules, unsettled),
      [record, schema, change, rules, unsettled],
    ),
    defaultValues: opened,
    names: askedNames(record),
    mode,
    ...(refusal !== undefined && { toastsOf: () => [refusal] }),
    send: async (values, toast) => {
      const whole = bodyOf(record, values, isChange);
      const body = change ? changesOf(record, whole, bodyOf(record, opened, isChange)) : whole;
      const files = await Promise.all(picturesOf(record).map(([name]) => fileToSend(values[name])));
      const file = files.find((chosen) => chosen !== undefined);
      const agreedVersions = shownVersions(record);
      try {
        const upload = file && { file, onUploadProgress: setUploadProgress };
        const agreed = agreedVersions && { agreedVersions };
        await save({ body, idempotencyKey: keyOf(body, file), ...agreed, ...upload }, toast);
      } catch (error) {
        showChangedTexts(checked.form, error);
        throw error;
      } finally {
        setUploadProgress(0);
      }
    },
  });
  return { checked, uploadProgress };
}

import { call } from '@camp/api-client/call';
import { parentKeys } from '@camp/api-client/parent/queries';
import { noRules } from '@camp/contracts/records/rules';
import type { ParentBlock } from '@camp/contracts/parent/operations';
import * as parentOperations from '@camp/contracts/parent/operations';
import { parentRecord } from '@camp/contracts/parent/record';
import { parentSchema, parentUpdate } from '@camp/contracts/parent/schemas';
import type { UserProfile } from '@camp/contracts/user/operations';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import type { Toasts } from '@camp/ui/feedback/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormErrors } from '@camp/forms/form-errors';
import { answerKinds } from '@camp/forms/kinds/answer-kinds';
import { LeaveGuard } from '@camp/forms/leave-guard';
import { firstValues, valuesOfRecord } from '@camp/forms/prefill';
import { SectionFields } from '@camp/forms/section-fields';
import { useRecordForm, type SentRecord } from '@camp/forms/use-record-form';

interface ParentFormProps {
  user: UserProfile;
  /** The stored block. Null if there is none. */
  parent: ParentBlock | null;
  onDone: () => void;
}

/** The form of the parent/guardian block. A new one is prefilled from the account. */
export default function ParentForm({ user, parent, onDone }: ParentFormProps) {
  const queryClient = useQueryClient();
  const isSaved = useRef(false);
  const hasArrived = useCallback(() => isSaved.current, []);
  const save = async ({ body }: SentRecord, toast: Toasts) => {
    if (parent) await call(parentOperations.update, { params: { id: parent._id }, body });
    else await call(parentOperations.create, { body });
    isSaved.current = true;
    toast.success('The details are saved for later forms.');
    await queryClient.invalidateQueries({ queryKey: parentKeys.all });
    onDone();
  };
  const [check] = useState(() =>
    parent
      ? { change: { stored: parent, update: parentUpdate, hasPicture: false } }
      : { schema: parentSchema },
  );
  const { checked } = useRecordForm({
    ...check,
    record: parentRecord,
    rules: noRules,
    firstValues: parent ? valuesOfRecord(parentRecord, parent) : firstValues(parentRecord, { account: user }),
    save,
  });
  const { form, onSubmit, beside, isBusy } = checked;
  const { setFocus } = form;
  // The form has replaced the button that opened it.
  useEffect(() => setFocus('parentNameFirst'), [setFocus]);
  return (
    <FormProvider {...form}>
      <LeaveGuard hasWork={false} isSent={hasArrived}>
        <p>You haven’t saved your changes.</p>
      </LeaveGuard>
      <form noValidate aria-label="Parent/guardian" onSubmit={onSubmit}>
        <FormErrors record={parentRecord} beside={beside} />
        <SectionFields record={parentRecord} section="parent-information" kinds={answerKinds} />
        <ButtonRow>
          <Button type="submit" busy={isBusy}>
            Save
          </Button>
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        </ButtonRow>
      </form>
    </FormProvider>
  );
}

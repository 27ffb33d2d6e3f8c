import { applyProblem, errorsBeside, messageFor } from '@camp/api-client/problem';
import { formInvalid } from '@camp/contracts/forms/messages';
import { leadToField, showFocusedField } from '@camp/ui/form/show-field';
import { listErrors, type FieldMessage } from '@camp/ui/form/error-summary';
import { useFormToast, type Toasts } from '@camp/ui/feedback/toast';
import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  useFormState,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
} from 'react-hook-form';
import { messageAt } from './message-at';

interface CheckedFormOptions<Values extends FieldValues> {
  /** Checks what is to be sent; its errors come in the order of the page. */
  resolver: Resolver<Values>;
  defaultValues: DefaultValues<Values>;
  /** The fields in the order of the page, for the server's errors; in the server's order when absent. */
  names?: readonly string[];
  /**
   * Makes the call and what follows it; a refusal shows as toast and on the fields. What it says by `toast` goes with
   * the form's next attempt.
   */
  send: (values: Values, toast: Toasts) => Promise<void>;
  /** `onTouched` where the button is disabled while the form is invalid, so that a person learns what is missing. */
  mode?: 'onSubmit' | 'onTouched';
  /** What a refused submit says, when it is not the usual sentence. */
  toastsOf?: (errors: FieldErrors<Values>) => readonly string[];
}

/**
 * A form as the specification wants every form: errors only after a submit attempt, beside the field and in a
 * summary, the focus on the first wrong field, the server's errors on the same fields.
 *
 * `errors`, `isDirty`, `dirtyFields` and `isValid` are looked up where they are read: a component that does not
 * read them does not render with them (the parts of a long form follow the form's state by themselves).
 */
export function useCheckedForm<Values extends FieldValues>({
  resolver,
  defaultValues,
  names,
  send,
  mode,
  toastsOf = () => [formInvalid],
}: CheckedFormOptions<Values>) {
  const toast = useFormToast();
  const form = useForm<Values>({ resolver, defaultValues, mode, shouldFocusError: false });
  const { setFocus } = form;
  const [isSending, setIsSending] = useState(false);
  const [beside, setBeside] = useState<readonly FieldMessage[]>([]);
  const isUnderWay = useRef(false);
  const firstWrong = useRef<string>(undefined);
  const { submitCount } = useFormState({ control: form.control });

  // Only once the summary is there, which moves the fields: the library's own focus may come before it or after.
  useEffect(() => {
    if (submitCount === 0) return;
    const name = firstWrong.current;
    firstWrong.current = undefined;
    if (name === undefined) showFocusedField();
    else if (!leadToField(name)) setFocus(name as Path<Values>);
  }, [submitCount, setFocus]);

  const submit = async (values: Values) => {
    // A second press before the button is disabled.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    // What was said about an earlier attempt is settled.
    toast.clear();
    setBeside([]);
    try {
      await send(values, toast);
    } catch (error) {
      toast.error(messageFor(error));
      setBeside(errorsBeside(form, error));
      applyProblem(form, error, names as readonly Path<Values>[] | undefined);
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  };
  const refuse = (wrong: FieldErrors<Values>) => {
    toast.clear();
    setBeside([]);
    for (const sentence of toastsOf(wrong)) toast.error(sentence);
    // The library would take the order in which components happened to register.
    [firstWrong.current] = Object.keys(wrong);
  };

  return {
    form,
    /** Spread on a field: its wiring and its error. */
    field: (name: Path<Values>, options?: RegisterOptions<Values, Path<Values>>) => ({
      ...form.register(name, options),
      error: messageAt(form.formState.errors, name),
    }),
    onSubmit: form.handleSubmit(submit, refuse),
    /** Errors of the server about what the form does not hold. */
    beside,
    get errors(): readonly FieldMessage[] {
      return [...listErrors(form.formState.errors), ...beside];
    },
    get isBusy() {
      return isSending || form.formState.isSubmitting;
    },
    get isDirty() {
      return form.formState.isDirty;
    },
    get dirtyFields() {
      return form.formState.dirtyFields;
    },
    get isValid() {
      return form.formState.isValid;
    },
  };
}

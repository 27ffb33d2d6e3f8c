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
  /** Validates the values to send. Its errors are in the order of the page. */
  resolver: Resolver<Values>;
  defaultValues: DefaultValues<Values>;
  /** The fields in the order of the page, for sorting the server's errors. Default: the server's order. */
  names?: readonly string[];
  /**
   * Makes the call and handles its response. A rejection is shown as a toast and at the fields. Messages shown by
   * `toast` disappear at the form's next attempt.
   */
  send: (values: Values, toast: Toasts) => Promise<void>;
  /**
   * Use `onTouched` if the button is disabled while the form is invalid, so that a person learns which answers are
   * missing.
   */
  mode?: 'onSubmit' | 'onTouched';
  /** The toast of an invalid submit. Default: the usual sentence. */
  toastsOf?: (errors: FieldErrors<Values>) => readonly string[];
}

/**
 * A form as specified. Errors appear only after a submit attempt, next to the field and in a summary. The first
 * invalid field gets the focus. The server's errors appear at the same fields.
 *
 * `errors`, `isDirty`, `dirtyFields` and `isValid` are getters. A component that doesn't read them doesn't render
 * when they change. The parts of a long form subscribe themselves.
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

  // Waits for the summary, which moves the fields. The library may set the focus before or after that.
  useEffect(() => {
    if (submitCount === 0) return;
    const name = firstWrong.current;
    firstWrong.current = undefined;
    if (name === undefined) showFocusedField();
    else if (!leadToField(name)) {
      // The field's id isn't its name.
      setFocus(name as Path<Values>);
      showFocusedField();
    }
  }, [submitCount, setFocus]);

  const submit = async (values: Values) => {
    // Ignores a second click before the button is disabled.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    // Messages about an earlier attempt no longer apply.
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
    // The library would use the order of registration.
    [firstWrong.current] = Object.keys(wrong);
  };

  return {
    form,
    /** Spread on a field: its registration and its error. */
    field: (name: Path<Values>, options?: RegisterOptions<Values, Path<Values>>) => ({
      ...form.register(name, options),
      error: messageAt(form.formState.errors, name),
    }),
    onSubmit: form.handleSubmit(submit, refuse),
    /** The server's errors about fields that the form doesn't have. */
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

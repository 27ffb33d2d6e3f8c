import { applyProblem, messageFor } from '@camp/api-client/problem';
import { formInvalid } from '@camp/contracts/forms/messages';
import { listErrors } from '@camp/ui/error-summary';
import { useToast } from '@camp/ui/toast';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
} from 'react-hook-form';
import type * as z from 'zod';
import { resolverOf } from './resolver';

interface CheckedFormOptions<Values extends FieldValues> {
  /** The request's schema. */
  schema: z.ZodType;
  defaultValues: DefaultValues<Values>;
  /** Makes the call and what follows it; a refusal shows as toast and on the fields. */
  send: (values: Values) => Promise<void>;
  /** `onTouched` where the button is disabled while the form is invalid, so that a person learns what is missing. */
  mode?: 'onSubmit' | 'onTouched';
  /** What a refused submit says, when it is not the usual sentence. */
  complaintsAbout?: (errors: FieldErrors<Values>) => readonly string[];
}

/**
 * A form as the specification wants every form: errors only after a submit attempt, beside the field and in a
 * summary, the focus on the first wrong field, the server's complaints on the same fields.
 */
export function useCheckedForm<Values extends FieldValues>({
  schema,
  defaultValues,
  send,
  mode,
  complaintsAbout = () => [formInvalid],
}: CheckedFormOptions<Values>) {
  const toast = useToast();
  const form = useForm<Values>({
    resolver: resolverOf<Values>(schema),
    defaultValues,
    mode,
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isDirty, dirtyFields } = form.formState;

  const submit = async (values: Values) => {
    // What was said about an earlier attempt is settled.
    toast.clear();
    try {
      await send(values);
    } catch (error) {
      toast.error(messageFor(error));
      applyProblem(form, error);
    }
  };
  const refuse = (wrong: FieldErrors<Values>) => {
    toast.clear();
    complaintsAbout(wrong).forEach(toast.error);
    // The library would take the order in which components happened to register; schemas are in the page's order.
    const [first] = Object.keys(wrong);
    if (first) form.setFocus(first as Path<Values>);
  };

  return {
    form,
    /** Spread on a field: its wiring and its complaint. */
    field: (name: Path<Values>, options?: RegisterOptions<Values, Path<Values>>) => ({
      ...form.register(name, options),
      error: messageAt(errors, name),
    }),
    onSubmit: form.handleSubmit(submit, refuse),
    complaints: listErrors(errors),
    isBusy: isSubmitting,
    isDirty,
    dirtyFields,
  };
}

/** What `useCheckedForm` gives to fields that are kept in a component of their own. */
export type FieldWiring<Values extends FieldValues> = ReturnType<typeof useCheckedForm<Values>>['field'];

function messageAt<Values extends FieldValues>(errors: FieldErrors<Values>, name: Path<Values>) {
  const error = (errors as Record<string, { message?: unknown } | undefined>)[name];
  return typeof error?.message === 'string' ? error.message : undefined;
}

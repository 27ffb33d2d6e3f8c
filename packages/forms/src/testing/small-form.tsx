import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../form-values';

interface SmallFormOptions {
  values?: FormValues;
  resolver?: Resolver<FormValues>;
  /** Receives the sent values. */
  onSubmit?: (values: FormValues) => void;
}

/**
 * Renders a few fields in their own form with a 'Send' button.
 *
 * @returns `valueOf(name)` for the form's current values, and `work`, the names of the changed fields, which a
 *   draft stores
 */
export function renderSmallForm(
  fields: ReactNode,
  { values = {}, resolver, onSubmit = () => undefined }: SmallFormOptions = {},
) {
  let form: UseFormReturn<FormValues> | undefined;
  const work: string[] = [];
  function SmallForm() {
    form = useForm<FormValues>({ defaultValues: values, resolver, shouldFocusError: false });
    const { subscribe } = form;
    useEffect(
      () =>
        subscribe({
          formState: { values: true },
          callback: ({ type, name }) => {
            if (type === 'change' && name !== undefined) work.push(name);
          },
        }),
      [subscribe],
    );
    return (
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void form?.handleSubmit(onSubmit)(event)}>
          {fields}
          <button type="submit">Send</button>
        </form>
      </FormProvider>
    );
  }
  const view = render(<SmallForm />);
  return { ...view, user: userEvent.setup(), work, valueOf: (name: string) => form?.getValues(name) };
}

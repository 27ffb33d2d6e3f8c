import { call } from '@camp/api-client/call';
import { photographKeys } from '@camp/api-client/photograph/queries';
import * as photographOperations from '@camp/contracts/photograph/operations';
import type { PhotographChange, PhotographRecord } from '@camp/contracts/photograph/operations';
import { errorsBeforeShowing } from '@camp/contracts/photograph/rules';
import { photographChangeSchema } from '@camp/contracts/photograph/schemas';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { useQueryClient } from '@tanstack/react-query';

type Typed = Required<PhotographChange>;

/** The server's schema, with what a photograph needs before it is shown. */
const resolver = resolverOf<Typed>(
  photographChangeSchema.superRefine((typed, { addIssue }) => {
    for (const { path, message } of errorsBeforeShowing(typed as Typed))
      addIssue({ code: 'custom', path: [path], message });
  }),
);

/** The id of a photograph's field, since a page has many of these forms. */
export const fieldId = ({ _id }: PhotographRecord, name: string) => `${_id}-${name}`;

/** The form of one photograph. What is typed stays when the list is refetched. */
export function usePhotographForm(photograph: PhotographRecord) {
  const queryClient = useQueryClient();
  const { form, field, onSubmit, isBusy } = useCheckedForm<Typed>({
    resolver,
    defaultValues: typedOf(photograph),
    send: async (body, toast) => {
      const { msg } = await call(photographOperations.update, { params: { id: photograph._id }, body });
      toast.success('Changes saved.');
      queryClient.setQueryData<PhotographRecord[]>(photographKeys.all, (all) =>
        all?.map((one) => (one._id === msg._id ? msg : one)),
      );
      // What was typed while it was sent stays.
      if (isSame(form.getValues(), body)) form.reset(typedOf(msg));
    },
  });
  const typed = form.watch();

  return {
    typed,
    isDirty: !isSame(typed, typedOf(photograph)),
    isBusy,
    onSubmit,
    /** Spread on a field. */
    field: (name: keyof Typed) => ({
      // Whether it is shown decides about the others.
      ...field(name, { deps: ['alt', 'consent'] }),
      id: fieldId(photograph, name),
    }),
  };
}

const typedOf = ({ alt, consent, inGallery, onHome }: PhotographRecord): Typed => ({
  alt,
  consent: consent !== null,
  inGallery,
  onHome,
});

const isSame = (one: Typed, other: Typed) =>
  one.alt === other.alt &&
  one.consent === other.consent &&
  one.inGallery === other.inGallery &&
  one.onHome === other.onHome;

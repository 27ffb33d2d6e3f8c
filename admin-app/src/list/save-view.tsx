import { call } from '@camp/api-client/call';
import { messageFor } from '@camp/api-client/problem';
import { savedViewKeys } from '@camp/api-client/saved-view/queries';
import type { ListName } from '@camp/contracts/saved-view/lists';
import * as savedViewOperations from '@camp/contracts/saved-view/operations';
import { Button } from '@camp/ui/actions/button';
import { Dialog } from '@camp/ui/overlays/dialog';
import { TextField } from '@camp/ui/fields/text-field';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, type FormEvent } from 'react';

interface SaveViewProps {
  open: boolean;
  list: ListName;
  /** The query of the list's address. */
  query: string;
  onClose: () => void;
}

/** Asks for a name and saves the list's state as a view, for everybody who may see the list. */
export function SaveView({ open, list, query, onClose }: SaveViewProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const formId = useId();
  const save = useMutation({
    mutationFn: (name: string) => call(savedViewOperations.create, { body: { list, name, query } }),
    meta: { quiet: true },
    onSuccess: async ({ msg }) => {
      toast.success(`The view ${msg.name} was saved.`);
      // The button that opened the dialog disappears, since the view is saved now.
      closeToHeading(onClose);
      await queryClient.invalidateQueries({ queryKey: savedViewKeys.list(list) });
    },
  });
  const close = () => {
    save.reset();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(String(new FormData(event.currentTarget).get('name')));
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Save view"
      busy={save.isPending}
      className="camp-dialog--narrow"
      actions={
        <>
          <Button variant="quiet" onClick={close} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            Save view
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          name="name"
          hint="Everyone who can see this list can use this view."
          maxLength={50}
          autoComplete="off"
          data-autofocus
          error={save.error ? messageFor(save.error) : undefined}
        />
      </form>
    </Dialog>
  );
}

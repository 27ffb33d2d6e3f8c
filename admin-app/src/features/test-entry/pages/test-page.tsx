import { call } from '@camp/api-client/call';
import { errorAt, messageFor } from '@camp/api-client/problem';
import { testEntriesQuery, testEntryKeys } from '@camp/api-client/test-entry/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { mayCall } from '@camp/contracts/access/may-call';
import { formatMoment } from '@camp/contracts/camp/moments';
import { pages } from '@camp/contracts/registries/pages';
import * as testEntryOperations from '@camp/contracts/test-entry/operations';
import { Button } from '@camp/ui/actions/button';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout, Section } from '@camp/ui/page/page-layout';
import { Table } from '@camp/ui/content/table';
import { TextField } from '@camp/ui/fields/text-field';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';

const stuffOf = (form: HTMLFormElement) => String(new FormData(form).get('stuff'));

/** `/admin/test`: one field, to test whether a form reaches the server (docs/product/administration.md). */
export default function TestPage() {
  const { user } = useSession();
  const maySee = mayCall(user?.permissions, testEntryOperations.list.access);
  const { data: entries = [] } = useQuery({ ...testEntriesQuery(), enabled: maySee });
  const toast = useToast();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const send = useMutation({
    mutationFn: (stuff: string) => call(testEntryOperations.create, { body: { stuff } }),
    meta: { quiet: true },
    onSuccess: async (_reply, stuff) => {
      toast.success('Test form sent.');
      // What was typed while it was sent stays.
      if (form.current && stuffOf(form.current) === stuff) form.current.reset();
      await queryClient.invalidateQueries({ queryKey: testEntryKeys.list });
    },
    onError: (error) => {
      const isOfField = errorAt('stuff', error) !== undefined;
      toast.error(isOfField ? 'Form invalid. Please correct any errors.' : messageFor(error));
      form.current?.querySelector<HTMLElement>('[name="stuff"]')?.focus();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(stuffOf(event.currentTarget));
  };
  return (
    <PageLayout width="text" data-density="compact">
      <PageHeader
        title={pages.adminTest.title}
        lead="Use this to check that forms reach the server. Nothing else happens with what you send."
      />
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          label="Stuff"
          name="stuff"
          required
          autoComplete="off"
          error={errorAt('stuff', send.error)}
        />
        <Button type="submit" busy={send.isPending}>
          Submit
        </Button>
      </form>
      {entries.length > 0 && (
        <Section title="Recently sent" id="sent-lately">
          <Table
            caption="Recently sent"
            hideCaption
            rows={entries}
            rowKey={({ _id }) => _id}
            columns={[
              { key: 'stuff', header: 'Stuff', cell: ({ stuff }) => stuff, isRowHeader: true },
              {
                key: 'when',
                header: 'When (GMT)',
                cell: ({ createdAt }) => formatMoment(createdAt, 'secondsBelowZone'),
              },
            ]}
          />
        </Section>
      )}
    </PageLayout>
  );
}

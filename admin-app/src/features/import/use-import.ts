import { call } from '@camp/api-client/call';
import { importKeys } from '@camp/api-client/import/queries';
import type { ImportKind } from '@camp/contracts/import/kinds';
import * as importOperations from '@camp/contracts/import/operations';
import { useToast } from '@camp/ui/feedback/toast';
import { focusHeading } from '@camp/ui/page/focus-heading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** A file, and what it contains. */
interface Chosen {
  kind: ImportKind;
  file: File;
}

/** Imports a file in steps: read it, match its columns, check it, store it. A change starts from the check again. */
export function useImport() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>();
  const [fields, setFields] = useState<readonly string[]>([]);
  const [year, setYear] = useState('');

  const read = useMutation({
    mutationFn: ({ kind, file }: Chosen) => call(importOperations.read, { body: { kind }, file }),
    meta: { quiet: true },
  });
  const input = () => {
    if (!chosen) throw new Error('No file is chosen.');
    const { kind, file } = chosen;
    const ownYear = fields.includes('year') ? undefined : year;
    return { body: { kind, fields: [...fields], year: ownYear, name: file.name.slice(-200) }, file };
  };
  const check = useMutation({
    mutationFn: () => call(importOperations.check, input()),
    meta: { quiet: true },
  });
  const store = useMutation({
    mutationFn: () => call(importOperations.store, input()),
    meta: { quiet: true },
    onSuccess: async ({ msg }) => {
      toast.success(`${inRows(msg.rows)} imported.`);
      await queryClient.invalidateQueries({ queryKey: importKeys.list });
    },
  });

  function restart() {
    setChosen(undefined);
    read.reset();
    check.reset();
    store.reset();
  }
  const edited = () => {
    check.reset();
    // An import under way still ends with the next file, so that nobody imports this one twice.
    if (!store.isPending) store.reset();
  };
  return {
    ...{ read, check, store, restart, fields, year },
    table: chosen && read.data,
    file: chosen?.file,
    // These callbacks are of the latest call only, so a late answer leaves the next file alone.
    readFile: (given: Chosen) =>
      read.mutate(given, {
        onSuccess: (table) => {
          setChosen(given);
          setFields(table.proposal);
          check.reset();
        },
      }),
    storeFile: () =>
      store.mutate(undefined, {
        onSuccess: () => {
          restart();
          focusHeading();
        },
      }),
    choose: (index: number, field: string) => {
      setFields((now) => now.map((one, position) => (position === index ? field : one)));
      edited();
    },
    changeYear: (text: string) => {
      setYear(text);
      edited();
    },
  };
}

export type Import = ReturnType<typeof useImport>;

/** '1 row', '1,200 rows'. */
export const inRows = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;

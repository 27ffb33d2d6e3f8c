import { call } from '@camp/api-client/call';
import { CallError } from '@camp/api-client/call-error';
import { contentKeys, contentQuery } from '@camp/api-client/content/queries';
import { messageFor } from '@camp/api-client/problem';
import { useSession } from '@camp/api-client/user/use-session';
import { isContact, type ContentField } from '@camp/contracts/content/fields';
import type { ContentRecord, ContentVersion } from '@camp/contracts/content/operations';
import * as contentOperations from '@camp/contracts/content/operations';
import { applySavedContent, type SavedContent } from '@camp/contracts/content/saved-content';
import { schemaOfContent, type ContentSource } from '@camp/contracts/content/schema-of-content';
import { contentSubjects } from '@camp/contracts/content/subjects';
import { formInvalid } from '@camp/contracts/forms/messages';
import type { FieldError } from '@camp/contracts/operations/replies';
import { showAccent } from '@camp/ui/content/show-accent';
import { useFormToast } from '@camp/ui/feedback/toast';
import { leadToField } from '@camp/ui/form/show-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { errorsByField, isSame, tidied } from './words';

function showSaved(content: SavedContent): void {
  applySavedContent(content);
  showAccent();
}

interface ContentFormOptions {
  /** Words to begin with, if not the record's. */
  begin?: ContentSource;
  /** Runs after the words are saved, instead of a notice. */
  onSaved?: () => void;
}

/**
 * The form of a subject. It doesn't use react-hook-form, which would read a path such as `place.street` as a nested
 * value.
 *
 * @param record as the server has it now. A version that someone else saves meanwhile isn't taken into the form
 */
export function useContentForm(record: ContentRecord, { begin, onSaved }: ContentFormOptions = {}) {
  const subject = contentSubjects[record.subject];
  const toast = useFormToast();
  const queryClient = useQueryClient();
  const { isAdministrator } = useSession();
  const mayChange = (field: ContentField) => isAdministrator || !(subject.isOfSetup || isContact(field));
  const [opened, setOpened] = useState(record);
  const [typed, setTyped] = useState(begin ?? record.source);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const source = useMemo(() => tidied(subject.fields, typed), [subject, typed]);

  const fill = (from: ContentRecord, words: ContentSource) => {
    setOpened(from);
    setTyped(words);
    setErrors([]);
  };
  /** Focuses the first error. The summary above the fields moves them, so it has to be there. */
  const refuse = (found: readonly FieldError[]) => {
    const byField = errorsByField(found);
    flushSync(() => setErrors(byField));
    if (byField[0]) leadToField(byField[0].path);
  };
  const { queryKey } = contentQuery(record.subject);
  const save = useMutation({
    mutationFn: ({ version, words }: Sent) =>
      call(contentOperations.save, {
        params: { subject: record.subject },
        body: { version, source: tidied(subject.fields, words) },
      }),
    meta: { quiet: true },
    onSuccess: async (saved, { words, done }) => {
      setOpened(saved);
      // What was typed while it was sent stays.
      setTyped((now) => (now === words ? saved.source : now));
      if (!onSaved) toast.success(done);
      queryClient.setQueryData(queryKey, saved);
      // This page has the new words and colors too.
      call(contentOperations.current).then(showSaved, (error: unknown) => toast.error(messageFor(error)));
      await queryClient.invalidateQueries({ queryKey: contentKeys.list });
      onSaved?.();
    },
    onError: async (error) => {
      // Shown until the next attempt, with the other person's version in the history.
      if (isConflict(error)) return await queryClient.invalidateQueries({ queryKey });
      toast.error(messageFor(error));
      if (error instanceof CallError) refuse(error.errors);
    },
  });

  const send = (sent: Sent) => {
    toast.clear();
    const { error } = schemaOfContent(subject).safeParse(tidied(subject.fields, sent.words));
    if (!error) return save.mutate(sent);
    toast.error(formInvalid);
    refuse(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  };

  return {
    typed,
    /** The words that the form replaces. */
    saved: opened.source,
    /** The version that the form replaces. */
    version: opened.version,
    /** The words as they would be sent. */
    source,
    errors,
    conflict: save.error && isConflict(save.error) ? save.error.message : undefined,
    isBusy: save.isPending,
    isDirty: Object.entries(subject.fields).some(
      ([path, field]) => !isSame(field, typed[path], opened.source[path]),
    ),
    /** @param changed path of what was changed in the field, whose error is removed */
    change: (path: string, value: unknown, changed = path) => {
      setTyped((before) => ({ ...before, [path]: value }));
      setErrors((before) => before.filter((error) => !`${error.path}.`.startsWith(`${changed}.`)));
    },
    /** A wrong contact would send people to a stranger, so few may change one. */
    mayChange,
    /** Saves an earlier version as the next one. If it is refused, it stays in the form with its errors. */
    restore: ({ version, source: words }: ContentVersion) => {
      if (save.isPending) return;
      const restored = Object.fromEntries(
        Object.entries(subject.fields).map(([path, field]) => [
          path,
          (mayChange(field) ? words : record.source)[path],
        ]),
      );
      save.reset();
      fill(record, restored);
      send({ version: record.version, words: restored, done: restoredAs(version, record.version + 1) });
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!save.isPending) send({ version: opened.version, words: typed, done: 'Changes saved.' });
    },
  };
}

/** What is sent to be saved. */
interface Sent {
  /** The version that it replaces. */
  version: number;
  words: ContentSource;
  /** The notice once it is saved. */
  done: string;
}

const restoredAs = (version: number, next: number) =>
  `Version ${version} is back, as version ${next}. To undo this, restore version ${next - 1}.`;

const isConflict = (error: Error) => error instanceof CallError && error.status === 409;

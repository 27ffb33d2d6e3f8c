import type { EarlierRecords } from '@camp/contracts/records/carried';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { useCallback, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { FormValues } from './form-values';
import { LastAnswer, stillRightId, type AnswerState } from './last-answer';
import { offeredAnswers } from './offered-answers';
import type { Around } from './section-fields';

/**
 * Shows last year's answers, each folded in its field's place until it is copied or changed. They aren't copied
 * automatically, since camp can't rely on unchecked answers.
 *
 * @param known the form's initial values
 * @returns `around`, which folds the fields, and `unsettled`. `unsettled` returns an error for each section with a
 *   visible answer that was neither copied nor changed, since it wouldn't be sent.
 */
export function useLastAnswers(record: RecordDeclaration, earlier: EarlierRecords, known: FormValues) {
  const [offered] = useState(() => offeredAnswers(record, earlier, known));
  const [states, setStates] = useState<ReadonlyMap<string, AnswerState>>(new Map());
  const settle = useCallback(
    (state: AnswerState, ...names: string[]) =>
      setStates((before) => new Map([...before, ...names.map((name) => [name, state] as const)])),
    [],
  );
  const unsettled = useCallback(
    (found: FieldErrors<FormValues>): FieldErrors<FormValues> => {
      const isFound = (name: string) => found[name] !== undefined;
      const open = offered.filter(
        ({ name, values }) => !states.has(name) && !Object.keys(values).some(isFound),
      );
      return Object.fromEntries(
        open.map(({ section, campYear }) => {
          const title = record.sections[section]?.title;
          const message = `${title}: Please check your answers from ${campYear}.`;
          return [stillRightId(section), { type: 'unsettled', message }];
        }),
      );
    },
    [record, offered, states],
  );

  const around: Around = Object.fromEntries(
    offered.map((answer) => {
      const neighbors = offered.filter(({ section }) => section === answer.section);
      const title = record.sections[answer.section]?.title ?? '';
      return [
        answer.name,
        (control) => <LastAnswer {...{ answer, neighbors, states, settle, title }}>{control}</LastAnswer>,
      ];
    }),
  );
  return { around, unsettled };
}

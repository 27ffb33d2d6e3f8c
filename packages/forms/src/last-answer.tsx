import { Button } from '@camp/ui/actions/button';
import { FieldError } from '@camp/ui/fields/field';
import { SubmittedParts } from '@camp/ui/content/submitted-answers';
import { CheckIcon } from '@camp/ui/icons';
import { focusFirstIn } from '@camp/ui/page/step-focus';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FormValues } from './form-values';
import { groupFieldsetId } from './groups/group-fieldset';
import { isAnswered, type OfferedAnswer } from './offered-answers';
import { messageAt } from './message-at';
import { useWriteAnswer } from './use-write-answer';
import './last-answers.css';

/**
 * `taken` means copied unchanged, `changed` means opened to edit it, and `asked` means opened because of an error.
 */
export type AnswerState = 'taken' | 'changed' | 'asked';

/** Id of a section's button. @param section its name in the declaration */
export const stillRightId = (section: string) => `still-right-${section}`;

interface LastAnswerProps {
  answer: OfferedAnswer;
  /** All offered answers of the section. */
  neighbors: readonly OfferedAnswer[];
  states: ReadonlyMap<string, AnswerState>;
  settle: (state: AnswerState, ...names: string[]) => void;
  /** Title of its section. */
  title: string;
  /** The field, or the group's fields. */
  children: ReactNode;
}

/** One of last year's answers in place of its field: a line with the answer, and the field for editing. */
export function LastAnswer(props: LastAnswerProps) {
  const { answer, neighbors, states, settle, children } = props;
  const { name, values, from } = answer;
  const names = Object.keys(values);
  const { clearErrors } = useFormContext<FormValues>();
  const write = useWriteAnswer();
  const { errors } = useFormState<FormValues>({ name: names });
  const isWrong = names.some((field) => errors[field]);
  const state = states.get(name);
  const isOpen = isWrong || state === 'changed' || state === 'asked';
  useEffect(() => {
    if (isWrong && (state === undefined || state === 'taken')) settle(state ? 'changed' : 'asked', name);
  }, [isWrong, state, settle, name]);

  const isChanging = useRef(false);
  useEffect(() => {
    if (state === 'changed' && isChanging.current) {
      const first = document.getElementById(names[0] ?? '');
      // A condition that hasn't happened has no field, only its checkbox.
      if (first) first.focus();
      else focusFirstIn(groupFieldsetId(name));
    }
    isChanging.current = false;
  });
  const change = () => {
    isChanging.current = true;
    if (state === undefined) for (const [field, value] of Object.entries(values)) write(field, value);
    clearErrors(stillRightId(answer.section));
    settle('changed', name);
  };
  return (
    <>
      {answer === neighbors[0] && neighbors.some((one) => states.get(one.name) !== 'changed') && (
        <p className="last-answers__from camp-note">{from}</p>
      )}
      {state !== 'changed' && (
        <Line answer={answer} isTaken={state === 'taken'} onChange={isOpen ? undefined : change} />
      )}
      {isOpen && children}
      {answer === neighbors.at(-1) && <StillRight {...props} />}
    </>
  );
}

interface LineProps {
  answer: OfferedAnswer;
  isTaken: boolean;
  /** Opens the field. Undefined if the field is already open. */
  onChange: (() => void) | undefined;
}

function Line({ answer: { label, parts }, isTaken, onChange }: LineProps) {
  return (
    <div className="last-answers__line">
      <span className="last-answers__label">
        {isTaken && <CheckIcon label="Still right:" />} {label}
      </span>
      <div>
        <SubmittedParts parts={parts} pictureOf={() => null} withoutLinks />
      </div>
      {onChange && (
        <Button variant="link" size="small" onClick={onChange}>
          Change<VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

/** Copies all answers of a section that are neither copied nor changed yet. Typed answers stay. */
function StillRight({ answer: { campYear, section }, neighbors, states, settle, title }: LastAnswerProps) {
  const { getValues, clearErrors } = useFormContext<FormValues>();
  const write = useWriteAnswer();
  const [isPressed, setIsPressed] = useState(false);
  const id = stillRightId(section);
  const { errors } = useFormState<FormValues>({ name: id, exact: true });
  const error = messageAt(errors, id);
  const open = neighbors.filter(({ name }) => !states.has(name) || states.get(name) === 'asked');
  if (open.length === 0)
    return isPressed ? (
      // The click removes the button, so keyboard and screen reader users continue here.
      <p className="last-answers__taken camp-note" role="status" tabIndex={-1} ref={focusQuietly}>
        Copied from {campYear}. Update anything that has changed.
      </p>
    ) : null;
  const take = () => {
    setIsPressed(true);
    clearErrors(id);
    for (const { name, values } of open) {
      const fields = Object.keys(values);
      if (fields.some((field) => isAnswered(getValues(field)))) {
        settle('changed', name);
        continue;
      }
      // Missing answers are filled in now. Writing an invalid answer reports its error again.
      clearErrors(fields);
      for (const field of fields) write(field, values[field]);
      settle('taken', name);
    }
  };
  return (
    <div className="last-answers__press">
      {neighbors.some(({ isMedical }) => isMedical) && (
        <p className="camp-note">Please double-check this. The camp nurse relies on it.</p>
      )}
      <Button
        id={id}
        variant="quiet"
        aria-label={`Everything here is still right: ${title}`}
        aria-describedby={error && `${id}-error`}
        onClick={take}
      >
        Everything here is still right
      </Button>
      <FieldError field={id}>{error}</FieldError>
    </div>
  );
}

const focusQuietly = (words: HTMLElement | null) => words?.focus({ preventScroll: true });

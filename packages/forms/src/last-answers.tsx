import { carriedOf, type EarlierRecords } from '@camp/contracts/records/carried';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { confirmationsOf, isStillAgreed, type Signatures } from '@camp/contracts/records/signatures';
import { submittedSections } from '@camp/contracts/records/submitted';
import { Button } from '@camp/ui/actions/button';
import { SubmittedList } from '@camp/ui/content/submitted-answers';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from './form-values';
import { answerGroups, isAnswered } from './prefill';
import { useWriteAnswer } from './use-write-answer';
import './last-answers.css';

interface LastAnswersProps {
  record: RecordDeclaration;
  /** Its name in the declaration. */
  section: string;
  earlier: EarlierRecords;
}

/**
 * What an earlier record says in a section, in plain words: one press takes it over, and everything can be changed
 * afterwards. Only on request, since an answer that nobody has looked at is worth nothing at camp. What is typed
 * already stays, with all that belongs to it.
 */
export function LastAnswers({ record, section, earlier }: LastAnswersProps) {
  return (
    <>
      <StillRight record={record} section={section} earlier={earlier} />
      <ChangedTexts record={record} section={section} earlier={earlier} />
    </>
  );
}

/** What one press would take over; nothing where the form has all of it. */
function offerOf({ record, section, earlier }: LastAnswersProps, values: FormValues) {
  const carried = carriedOf(record, section, earlier);
  if (!carried) return undefined;
  const { source, part } = carried;
  const groups = answerGroups(part, source);
  const isOpen = groups.some((group) => Object.keys(group).every((name) => !isAnswered(values[name])));
  if (!isOpen) return undefined;
  const answers = submittedSections(part, source).flatMap((shown) => shown.answers);
  const isMedical = Object.values(part.fields).some(
    (field) => 'visibility' in field && field.visibility === 'medical',
  );
  return { source, groups, isMedical, answers: answers.filter(({ parts }) => parts.length > 0) };
}

function StillRight(props: LastAnswersProps) {
  const { getValues } = useFormContext<FormValues>();
  const write = useWriteAnswer();
  const [offer] = useState(() => offerOf(props, getValues()));
  const [kept, setKept] = useState<number>();
  if (!offer) return null;
  const { source, groups, isMedical, answers } = offer;
  const { record, section, earlier } = props;

  const take = () => {
    const open = groups.filter((group) => Object.keys(group).every((name) => !isAnswered(getValues(name))));
    for (const [name, value] of open.flatMap((group) => Object.entries(group))) write(name, value);
    setKept(groups.length - open.length);
  };
  if (kept !== undefined) {
    return (
      // The button that was pressed is gone: whoever reads by ear or keyboard goes on here.
      <p className="last-answers__taken camp-note" role="status" tabIndex={-1} ref={focusQuietly}>
        Copied from {source.campYear}
        {kept > 0 && ', except where you’d already answered'}. Update anything that has changed.
      </p>
    );
  }
  const whose = source === earlier.person ? '' : `For ${source.nameFirst} `;
  const title = record.sections[section]?.title;
  return (
    <div className="last-answers" role="group" aria-label={`Answers of ${source.campYear}: ${title}`}>
      <p className="camp-note">
        {whose}
        {whose ? 'in' : 'In'} {source.campYear} you answered
      </p>
      <SubmittedList answers={answers} pictureOf={() => null} withoutLinks />
      {isMedical && <p className="camp-note">Please double-check this. The camp nurse relies on it.</p>}
      <Button variant="quiet" size="small" aria-label={`Still right: ${title}`} onClick={take}>
        Still right
      </Button>
    </div>
  );
}

const focusQuietly = (words: HTMLElement | null) => words?.focus({ preventScroll: true });

/** That a text is another one than last year's: nobody agrees to it from memory. */
function ChangedTexts({ record, section, earlier: { person } }: LastAnswersProps) {
  if (!person) return null;
  const { signatures = {} } = person as { signatures?: Signatures };
  const isChanged = confirmationsOf(record).some(
    ([name, field]) =>
      field.section === section &&
      signatures[name] !== undefined &&
      !isStillAgreed(field, true, signatures[name]),
  );
  if (!isChanged) return null;
  return (
    <p className="last-answers__note camp-note">
      This text has changed since you agreed to it in {person.campYear}. Please read it again.
    </p>
  );
}

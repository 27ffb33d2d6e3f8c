import type { SubmittedAnswer, SubmittedSection } from '@camp/contracts/records/submitted';
import type { SubmittedPart } from '@camp/contracts/records/submitted-parts';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons';
import { TextLink } from '../actions/text-link';
import '../styles/submitted-answers.css';

interface SubmittedAnswersProps {
  sections: readonly SubmittedSection[];
  /** Of the sections' headings. */
  level?: 2 | 3 | 4;
  /** Shows a picture to whoever may fetch it. @param name of its field */
  pictureOf: (name: string) => ReactNode;
}

/** What somebody submitted, to read and to print: a stretch for each section, a line for each answer. */
export function SubmittedAnswers({ sections, level = 2, pictureOf }: SubmittedAnswersProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="camp-submitted">
      {sections.map(({ id, title, answers }) => (
        <section key={id} aria-labelledby={`submitted-${id}`}>
          <Heading id={`submitted-${id}`} className="camp-submitted__title">
            {title}
          </Heading>
          <SubmittedList answers={answers} pictureOf={pictureOf} />
        </section>
      ))}
    </div>
  );
}

interface SubmittedListProps extends Pick<SubmittedAnswersProps, 'pictureOf'> {
  answers: readonly SubmittedAnswer[];
}

/** Answers without a heading: a line for each. */
export function SubmittedList({ answers, pictureOf }: SubmittedListProps) {
  return (
    <dl className="camp-facts">
      {answers.map((answer) => (
        <Answer key={answer.name} answer={answer} pictureOf={pictureOf} />
      ))}
    </dl>
  );
}

interface AnswerProps extends Pick<SubmittedAnswersProps, 'pictureOf'> {
  answer: SubmittedAnswer;
}

function Answer({ answer: { label, parts }, pictureOf }: AnswerProps) {
  return (
    <div className="camp-facts__row">
      <dt>{label}</dt>
      <dd>
        <SubmittedParts parts={parts} pictureOf={pictureOf} />
      </dd>
    </div>
  );
}

interface SubmittedPartsProps extends Pick<SubmittedAnswersProps, 'pictureOf'> {
  parts: readonly SubmittedPart[];
}

/** One answer, without its question. */
export function SubmittedParts({ parts, pictureOf }: SubmittedPartsProps) {
  if (parts.length === 0) return <span className="camp-submitted__missing">Not answered</span>;
  return parts.map((part, index) => (
    <div key={index}>
      <Part part={part} pictureOf={pictureOf} />
    </div>
  ));
}

/** A kind of part without a look does not compile. */
function Part({
  part,
  pictureOf,
}: Pick<SubmittedAnswersProps, 'pictureOf'> & { part: SubmittedPart }): ReactNode {
  switch (part.kind) {
    case 'text':
      return (
        <>
          {part.label && <div className="camp-submitted__question">{part.label}</div>}
          <span className="camp-submitted__text">{part.text}</span>
        </>
      );
    case 'phone':
      return <TextLink href={`tel:${part.text.replace(/[^\d+]/g, '')}`}>{part.text}</TextLink>;
    case 'email':
      return <TextLink href={`mailto:${part.text}`}>{part.text}</TextLink>;
    case 'list': {
      const List = part.isRanked ? 'ol' : 'ul';
      return (
        <List className="camp-submitted__list">
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
    case 'confirmation':
      return part.isGiven ? (
        <span className="camp-submitted__confirmed">
          <CheckIcon /> Confirmed {part.note}
        </span>
      ) : (
        <span className="camp-submitted__missing">Not confirmed</span>
      );
    case 'picture':
      return pictureOf(part.name);
  }
}

import type { SubmittedAnswer, SubmittedSection } from '@camp/contracts/records/submitted';
import type { SubmittedPart } from '@camp/contracts/records/submitted-parts';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons';
import { TextLink } from '../actions/text-link';
import '../styles/submitted-answers.css';

interface SubmittedAnswersProps {
  sections: readonly SubmittedSection[];
  /** Heading level of the sections. */
  level?: 2 | 3 | 4;
  /** Renders a picture for people who may see it. @param name of its field */
  pictureOf: (name: string) => ReactNode;
}

/** A submitted record to read and print, with the form's sections and a line for each answer. */
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
  /** Earlier answers are shown for copying, so phone numbers and addresses aren't links. */
  withoutLinks?: boolean;
}

/** Answers without a heading, one line each. */
export function SubmittedList({ answers, pictureOf, withoutLinks = false }: SubmittedListProps) {
  return (
    <dl className="camp-facts">
      {answers.map((answer) => (
        <Answer key={answer.name} answer={answer} pictureOf={pictureOf} withoutLinks={withoutLinks} />
      ))}
    </dl>
  );
}

interface AnswerProps extends Pick<SubmittedListProps, 'pictureOf' | 'withoutLinks'> {
  answer: SubmittedAnswer;
}

function Answer({ answer: { label, parts }, ...shown }: AnswerProps) {
  return (
    <div className="camp-facts__row">
      <dt>{label}</dt>
      <dd>
        <SubmittedParts parts={parts} {...shown} />
      </dd>
    </div>
  );
}

interface SubmittedPartsProps extends Pick<SubmittedListProps, 'pictureOf' | 'withoutLinks'> {
  parts: readonly SubmittedPart[];
}

/** One answer, without its question. */
export function SubmittedParts({ parts, ...shown }: SubmittedPartsProps) {
  if (parts.length === 0) return <span className="camp-submitted__missing">Not answered</span>;
  return parts.map((part, index) => (
    <div key={index}>
      <Part part={part} {...shown} />
    </div>
  ));
}

/** A missing kind of part doesn't compile. */
function Part({
  part,
  pictureOf,
  withoutLinks,
}: Omit<SubmittedPartsProps, 'parts'> & { part: SubmittedPart }): ReactNode {
  if (withoutLinks && (part.kind === 'phone' || part.kind === 'email')) return part.text;
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
        <List>
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

import { askedNames, fieldOf } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { shortNameOf } from '@camp/contracts/records/words';
import { listErrors, type FieldMessage } from '@camp/ui/form/error-summary';
import type { FieldErrors } from 'react-hook-form';
import type { FormValues } from './form-values';
import { stillRightId } from './last-answer';

/** A question of a form, with its name in the error summary. */
interface Question {
  name: string;
  shown: string;
  section: string | undefined;
  sentences: readonly string[];
}

const keysOfSentences = ['missing', 'wrong', 'tooLong', 'negative', 'tooLow', 'tooHigh'];

const sentencesOf = (asked: object): string[] =>
  Object.entries(asked).flatMap(([key, sentence]) =>
    keysOfSentences.includes(key) && typeof sentence === 'string' ? [sentence] : [],
  );

function questionsOf(record: RecordDeclaration): Question[] {
  return askedNames(record).flatMap((name) => {
    const field = fieldOf(record, name);
    if (!field) return [];
    const asked = field.kind === 'yesNoDetail' && !(name in record.fields) ? field.detail : field;
    const group = field.group === undefined ? undefined : record.groups[field.group];
    return {
      name,
      // The contact's title is clearer than the field's label, such as 'Phone number'.
      shown: group?.kind === 'contact' ? group.title : shortNameOf(record, name),
      section: record.sections[field.section]?.title,
      sentences: sentencesOf(asked),
    };
  });
}

/**
 * The lines of a form's error summary in the order of the page, each with its section. A line starts with its
 * question if several questions have the same sentence. Errors of unknown fields come last, so that none is lost.
 */
export function errorLines(record: RecordDeclaration, errors: FieldErrors<FormValues>): FieldMessage[] {
  const questions = questionsOf(record);
  const all = questions.flatMap(({ sentences }) => [...new Set(sentences)]);
  const messages = new Map(listErrors(errors).map((line) => [line.name, line]));
  const lines = questions.flatMap(({ name, shown, section, sentences }) => {
    const message = messages.get(name)?.message;
    if (message === undefined) return [];
    messages.delete(name);
    const isOwn = sentences.includes(message) && all.filter((other) => other === message).length === 1;
    const isNamed = isOwn || message.toLowerCase().includes(shown.toLowerCase());
    return [{ name, section, message: isNamed ? message : `${shown}: ${message}` }];
  });
  const rest = [...messages.values()].map((line) => {
    const section = Object.keys(record.sections).find((id) => stillRightId(id) === line.name);
    return section === undefined ? line : { ...line, section: record.sections[section]?.title };
  });
  return [...lines, ...rest];
}

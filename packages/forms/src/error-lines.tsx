import { askedNames, fieldOf } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { shortNameOf } from '@camp/contracts/records/words';
import { listErrors, type FieldMessage } from '@camp/ui/form/error-summary';
import type { FieldErrors } from 'react-hook-form';
import type { FormValues } from './form-values';

/** One thing that a form asks, as its summary names it. */
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
      // Whose name or phone number it is says more than that it is one.
      shown: group?.kind === 'contact' ? group.title : shortNameOf(record, name),
      section: record.sections[field.section]?.title,
      sentences: sentencesOf(asked),
    };
  });
}

/**
 * The lines of a form's summary in the order of the page, each with its section. A sentence that only one question has
 * stands alone; any other begins with its question. What the record does not ask stands at the end: no error is
 * lost because nothing names its field.
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
  return [...lines, ...messages.values()];
}

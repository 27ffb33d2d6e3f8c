import { fillNames, namesIn } from '../content/editable';
import type { ContentSubject } from '../content/fields';
import type { Prose } from '../content/prose';
import { savedContent, type SavedValues } from '../content/saved-content';
import { paragraphsOf, type MailContent, type MailTemplate, type Paragraph } from './content';
import { examplePeople, type ExamplePerson } from './examples';
import { fieldsOfEveryMail, type MergeField } from './merge-fields';
import { formOf } from './mail-form';
import { isLine, type LineName, type MailWords, type WordName } from './word-labels';

/** An email whose words a camp changes. */
export interface EditableMail<Data, Key extends string = string> extends MailTemplate<Data> {
  /** Its subject in `contentSubjects`, such as `mail-receipt`. */
  key: Key;
  /** How `/admin/content` edits it. */
  subject: ContentSubject;
  /**
   * The email with words that aren't saved.
   *
   * @param person index in `examplePeople`
   */
  preview(values: SavedValues, person: number): MailPreview;
}

/** An example of an email, with the paragraphs that a camp can change. */
export interface MailPreview {
  content: MailContent;
  own: readonly Paragraph[];
}

/** Words with their names replaced. */
type Written<Words> = {
  readonly [Name in keyof Words]-?: Name extends LineName ? string : readonly Paragraph[];
};

/** The words of every email. */
type AlwaysWritten = Pick<MailWords, 'subject' | 'heading' | 'text'>;

interface MailDeclaration<Data, Words extends MailWords> {
  label: string;
  /** Who gets it, and when. */
  about: string;
  words: Words;
  /** Its parameter has a written type, since the email's data is inferred from this function. */
  example: (person: ExamplePerson) => Data;
  /** What the words may name in braces, besides `fieldsOfEveryMail`. */
  fields: Readonly<Record<string, MergeField<NoInfer<Data>>>>;
  /** Names without which a text would be misleading. */
  necessary?: { readonly [Name in keyof Words]?: readonly string[] };
  /**
   * Adds what a camp can't change: facts, links, buttons, sentences that the law or the account's safety needs. The
   * subject, the heading and the paragraphs are the words of these names, or `text`, unless it replaces them.
   */
  write: (data: NoInfer<Data>, words: Written<Words>) => Partial<MailContent>;
}

/**
 * Declares an email whose words a camp changes. Names in braces are replaced when it is sent.
 *
 * @param key of its saved words
 */
export function editableMail<const Key extends `mail-${string}`, Data, const Words extends MailWords>(
  key: Key,
  mail: MailDeclaration<Data, Words>,
): EditableMail<Data, Key> {
  const fields: Readonly<Record<string, MergeField<Data>>> = { ...fieldsOfEveryMail, ...mail.fields };
  const names = Object.keys(mail.words) as WordName[];

  const writeWith = (values: SavedValues, data: Data): MailPreview => {
    const problems: string[] = [];
    const texts = textsOf(fields, data, (name, error) =>
      problems.push(`${key}: {${name}} failed: ${String(error)}`),
    );
    const fill = (name: string, shipped: Prose): Prose => {
      const saved = (values[name] ?? shipped) as Prose;
      const unknown = namesIn(saved).filter((one) => !Object.hasOwn(fields, one));
      // An earlier release may have offered them.
      for (const one of unknown) problems.push(`${key}: {${one}} in ${name} is unknown.`);
      return fillNames(unknown.length > 0 ? shipped : saved, texts) as Prose;
    };
    const written = names.map((name) => {
      const filled = fill(name, mail.words[name] as Prose);
      return [name, isLine(name) ? String(filled) : paragraphsOf(filled)] as const;
    });
    const words: Readonly<Record<string, string | readonly Paragraph[]>> = Object.fromEntries(written);
    const { subject, heading, text: paragraphs } = words as Written<AlwaysWritten>;
    const ownNote = String(fill('note', ''));
    return {
      content: {
        ...{ subject, heading, paragraphs },
        ...mail.write(data, words as Written<Words>),
        ...(ownNote !== '' && { ownNote }),
        ...(problems.length > 0 && { problems }),
      },
      own: written.flatMap(([, words]) => (typeof words === 'string' ? [] : words)),
    };
  };

  return {
    key,
    get example() {
      return mail.example(examplePeople[0]);
    },
    write: (data) => writeWith(savedContent()[key]?.values ?? {}, data).content,
    preview: (values, person) => writeWith(values, mail.example(examplePeople[person] ?? examplePeople[0])),
    subject: {
      label: mail.label,
      about: mail.about,
      mergeFields: samplesOf(fields, () => mail.example(examplePeople[0])),
      defaults: mail.words,
      fields: formOf(names, mail.necessary ?? {}),
    },
  };
}

type Texts = Readonly<Record<string, () => string>>;

/** What replaces each name. One that fails never stops the email. */
const textsOf = <Data>(
  fields: Readonly<Record<string, MergeField<Data>>>,
  data: Data,
  onError: (name: string, error: unknown) => void,
): Texts =>
  mapFields(fields, (name, textOf) => () => {
    try {
      return textOf(data);
    } catch (error) {
      onError(name, error);
      return '(error)';
    }
  });

/** What replaces each name in the first example. */
const samplesOf = <Data>(fields: Readonly<Record<string, MergeField<Data>>>, example: () => Data): Texts =>
  mapFields(fields, (_name, textOf) => () => textOf(example()));

const mapFields = <Data>(
  fields: Readonly<Record<string, MergeField<Data>>>,
  map: (name: string, textOf: MergeField<Data>) => () => string,
): Texts => Object.fromEntries(Object.entries(fields).map(([name, textOf]) => [name, map(name, textOf)]));

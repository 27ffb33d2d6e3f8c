import type { ContentSubject } from '@camp/contracts/content/fields';
import type { FieldError } from '@camp/contracts/operations/replies';
import type { FieldMessage } from '@camp/ui/form/error-summary';
import { entryName } from './words';

/**
 * The lines of a form's error summary. Since several fields share an error such as 'Enter up to 100 characters.', a
 * line starts with its field, unless the error names it: 'Tagline: Enter up to 100 characters.'
 *
 * @param errors with paths such as `place.street` or `faq.0.question`
 */
export const errorLines = (
  { fields }: Pick<ContentSubject, 'fields'>,
  errors: readonly FieldError[],
): FieldMessage[] =>
  errors.map(({ path, message }) => {
    const names = namesAt(fields, path).filter((name) => !message.includes(name));
    return { name: path, message: [...names, message].join(': ') };
  });

/** The label of the field at a path. In entries, which entry it is too. */
function namesAt(fields: ContentSubject['fields'], path: string): string[] {
  const field = Object.keys(fields).find((one) => `${path}.`.startsWith(`${one}.`));
  const asked = field === undefined ? undefined : fields[field];
  if (field === undefined || !asked) return [];
  const [at = '', part = ''] = path.slice(field.length + 1).split('.');
  if (asked.kind !== 'entries' || at === '') return [asked.label];
  return [entryName(asked, Number(at)), ...(asked.of[part] ? [asked.of[part].label] : [])];
}

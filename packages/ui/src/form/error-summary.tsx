import type { MouseEvent, Ref } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { WarningIcon } from '../icons';
import '../styles/error-summary.css';
import { leadToField } from './show-field';

export interface FieldMessage {
  /**
   * Id of the field's control, which is the field's name unless it was given another; absent where the form has no
   * such field.
   */
  name?: string;
  message: string;
  /** Title of the field's section: a long form lists its errors by section. */
  section?: string;
}

interface ErrorSummaryProps {
  errors: readonly FieldMessage[];
  title?: string;
  /** Gives the box the focus: `ref.current?.focus()`. */
  ref?: Ref<HTMLDivElement>;
}

/** So many lines of a section stand open; one more alone is not worth a fold. */
const shownPerSection = 5;

/** Everything that is wrong with a form, at its top; each line leads to its field. Nothing when there are no errors. */
export function ErrorSummary({ errors, title = 'Please check these answers', ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div className="camp-error-summary" role="group" aria-label={title} tabIndex={-1} ref={ref}>
      <p className="camp-error-summary__title">
        <WarningIcon />
        {title}
      </p>
      {[...bySection(errors)].map(([section, messages]) =>
        section === '' ? (
          <Lines key={section} messages={messages} />
        ) : (
          <SectionErrors key={section} section={section} messages={messages} />
        ),
      )}
    </div>
  );
}

function bySection(errors: readonly FieldMessage[]): Map<string, FieldMessage[]> {
  const sections = new Map<string, FieldMessage[]>();
  for (const error of errors) {
    const { section = '' } = error;
    sections.set(section, [...(sections.get(section) ?? []), error]);
  }
  return sections;
}

function SectionErrors({ section, messages }: { section: string; messages: FieldMessage[] }) {
  const isFolded = messages.length > shownPerSection + 1;
  const shown = isFolded ? shownPerSection : messages.length;
  return (
    <>
      <p className="camp-error-summary__section">
        {section} ({messages.length})
      </p>
      <Lines messages={messages.slice(0, shown)} />
      {isFolded && (
        <details>
          <summary>{messages.length - shown} more</summary>
          <Lines messages={messages.slice(shown)} />
        </details>
      )}
    </>
  );
}

function Lines({ messages }: { messages: readonly FieldMessage[] }) {
  return (
    <ul>
      {messages.map(({ name, message }) => (
        <li key={name ?? message}>
          {name === undefined ? (
            message
          ) : (
            <a href={`#${name}`} onClick={(event) => leadTo(name, event)}>
              {message}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Moves the focus itself: the address must not change, the router would take it for a navigation. */
function leadTo(id: string, event: MouseEvent): void {
  if (leadToField(id)) event.preventDefault();
}

/**
 * Flattens react-hook-form's errors into lines for `ErrorSummary`, nested fields as `parent.child`.
 * @param errors `formState.errors`
 * @param prefix the path so far; callers leave it out
 */
export function listErrors(errors: FieldErrors, prefix = ''): FieldMessage[] {
  return Object.entries(errors).flatMap(([key, error]): FieldMessage[] => {
    if (!error || key === 'ref' || key === 'root') return [];
    const name = prefix + key;
    if (typeof error.message === 'string' && typeof error.type === 'string') {
      return error.message ? [{ name, message: error.message }] : [];
    }
    return listErrors(error as FieldErrors, `${name}.`);
  });
}

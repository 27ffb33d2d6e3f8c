import { useState, type MouseEvent } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { WarningIcon } from '../icons';
import '../styles/error-summary.css';
import { leadToField } from './show-field';

export interface FieldMessage {
  /** Id of the field's control, by default the field's name. Absent if the form has no such field. */
  name?: string;
  message: string;
  /** Title of the field's section. Many errors are grouped by section. */
  section?: string;
}

const title = 'Please check these answers';

/** Above this number, errors are grouped, since a flat list would fill a phone's screen. */
const mostInFlatList = 8;

/**
 * All errors of a form, for its top. Each line leads to a field. Many errors are folded by section. Renders nothing
 * without errors.
 */
export function ErrorSummary({ errors }: { errors: readonly FieldMessage[] }) {
  if (errors.length === 0) return null;
  return (
    <div className="camp-error-summary" role="group" aria-label={title} tabIndex={-1}>
      <p className="camp-error-summary__title">
        <WarningIcon />
        {title}
      </p>
      {errors.length > mostInFlatList ? <BySection errors={errors} /> : <Lines messages={errors} />}
    </div>
  );
}

function BySection({ errors }: { errors: readonly FieldMessage[] }) {
  const sections = [...new Set(errors.map(({ section }) => section))];
  return sections.map((section = '') => {
    const messages = errors.filter((error) => (error.section ?? '') === section);
    if (section === '') return <Lines key={section} messages={messages} />;
    return <Fold key={section} section={section} messages={messages} />;
  });
}

/** The lines of a section are rendered once it is open. Until then, only the fields show their errors. */
function Fold({ section, messages }: { section: string; messages: readonly FieldMessage[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {section}: <span>{messages.length} to fix</span>
      </summary>
      {isOpen && <Lines messages={messages} />}
    </details>
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

/** Moves the focus itself, since the router would treat a changed address as a navigation. */
function leadTo(id: string, event: MouseEvent): void {
  if (leadToField(id)) event.preventDefault();
}

/**
 * Flattens react-hook-form's errors into lines for `ErrorSummary`, nested fields as `parent.child`.
 *
 * @param errors `formState.errors`
 * @param prefix the path so far, which callers omit
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

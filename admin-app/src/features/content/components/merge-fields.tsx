import type { ContentSubject } from '@camp/contracts/content/fields';
import { Button } from '@camp/ui/actions/button';
import { useEffect, useRef } from 'react';

interface MergeFieldsProps extends Pick<ContentSubject, 'mergeFields'> {
  onInsert: (name: string) => void;
}

/** The names that the texts may contain, each with an example of the text that replaces it. */
export function MergeFields({ mergeFields, onInsert }: MergeFieldsProps) {
  const fields = Object.entries(mergeFields);
  if (fields.length === 0) return null;
  return (
    <div className="content-merge camp-stack">
      <p id="content-merge-title">You can use these in any text. Select one to insert it.</p>
      <ul className="camp-plain-list camp-row" aria-labelledby="content-merge-title">
        {fields.map(([name, text]) => (
          <li key={name}>
            <Button variant="quiet" size="small" onClick={() => onInsert(name)}>
              {`{${name}}: ${text()}`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A control that a name can be inserted into. */
type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** The control of a form that had the focus last, also when a button has it now. */
export function useLastText() {
  const formRef = useRef<HTMLFormElement>(null);
  const lastText = useRef<TextControl>(null);
  useEffect(() => {
    const form = formRef.current;
    const remember = ({ target }: FocusEvent) => {
      if (isText(target)) lastText.current = target;
    };
    form?.addEventListener('focusin', remember);
    return () => form?.removeEventListener('focusin', remember);
  }, []);
  return { formRef, lastText };
}

/** Puts text where the cursor is, as if it was typed: the page hears of it from the `input` event. */
export function insertInto(control: TextControl, text: string): void {
  const { selectionStart, selectionEnd, value } = control;
  control.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.focus();
}

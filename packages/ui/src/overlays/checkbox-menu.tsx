import { readOption, type FieldOption } from '../fields/field-option';
import { ChevronDownIcon } from '../icons';
import { useDisclosure } from './use-disclosure';
import '../styles/choices.css';

interface CheckboxMenuProps {
  /** The button's label. The number of selected options is added. */
  label: string;
  options: readonly FieldOption[];
  value: readonly string[];
  /** An option was toggled. */
  onToggle: (value: string, chosen: boolean) => void;
  /** Accessible name of the button, if its label doesn't identify its record. */
  accessibleLabel?: string;
  /** Whether a change is being saved. Options can't be toggled then, and the focus stays. */
  busy?: boolean;
}

/**
 * A list of checkboxes behind one button, such as a user's roles or a table's columns. It stays open while toggling.
 */
export function CheckboxMenu({
  label,
  options,
  value,
  onToggle,
  accessibleLabel,
  busy = false,
}: CheckboxMenuProps) {
  const { button, closeOnEscape, rootAttributes, buttonAttributes, panelAttributes } = useDisclosure();
  return (
    // Escape pressed on anything inside closes it.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div {...rootAttributes} className="camp-menu" onKeyDown={closeOnEscape}>
      <button
        {...buttonAttributes}
        ref={button}
        className="camp-menu__button camp-menu__button--box"
        aria-label={accessibleLabel && `${accessibleLabel}, ${value.length} selected`}
      >
        {label}
        <span className="camp-badge camp-badge--meadow">{value.length}</span>
        <ChevronDownIcon className="camp-menu__arrow" />
      </button>
      <fieldset
        {...panelAttributes}
        className="camp-menu__panel camp-menu__panel--end"
        aria-label={accessibleLabel ?? label}
      >
        {options.map(readOption).map((option) => (
          <label key={option.value} className="camp-menu__entry">
            <input
              type="checkbox"
              className="camp-choice__control"
              checked={value.includes(option.value)}
              disabled={option.disabled}
              aria-disabled={busy || undefined}
              onChange={(event) => {
                if (!busy) onToggle(option.value, event.target.checked);
              }}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

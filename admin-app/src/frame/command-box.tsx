import { messageFor } from '@camp/api-client/problem';
import { Dialog } from '@camp/ui/overlays/dialog';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Found } from './finders';
import { useLetters } from './use-command-keys';
import { useFound } from './use-found';
import './command-box.css';

/** Finds pages by name, and people, campers and payments by the search of their lists. */
export default function CommandBox({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const navigate = useNavigate();
  const letters = useLetters();
  const { groups, isSearching, error } = useFound(text.trim());

  const options = groups.flatMap(({ found }) => found);
  const active = options[Math.min(at, options.length - 1)];
  const optionId = (option: Found) => `${id}-${option.id}`;
  const go = (option: Found) => {
    onClose();
    option.run?.();
    if (option.to !== undefined) void navigate(option.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, options.length - 1) + step + options.length) % options.length);
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      go(active);
    }
    // Prevents the browser from clearing the field first.
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
  };
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  return (
    <Dialog open onClose={onClose} title="Find" className="command">
      <input
        type="search"
        role="combobox"
        className="camp-input"
        aria-label="Find"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        placeholder="A child, parent, payment, page or action"
        maxLength={100}
        autoComplete="off"
        data-autofocus
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Results" className="command__list">
        {groups.map(({ title, found }) => (
          <div key={title} role="group" aria-label={title}>
            <p className="command__group camp-note" aria-hidden="true">
              {title}
            </p>
            {found.map((option) => (
              // The input keeps the focus and handles the keys (aria-activedescendant).
              // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus
              <div
                key={option.id}
                id={optionId(option)}
                role="option"
                aria-selected={option === active}
                className="command__option camp-spread"
                onMouseMove={() => setAt(options.indexOf(option))}
                onClick={() => go(option)}
              >
                {option.label} <span className="camp-note">{option.detail}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="command__state camp-note">
        {isSearching ? 'Searching…' : options.length === 0 ? 'Nothing found. Try part of a name.' : ''}
      </p>
      {error && <p role="alert">{messageFor(error)}</p>}
      <p className="command__keys camp-spread camp-note">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open, <kbd>Ctrl</kbd> <kbd>K</kbd> to open
          this box
        </span>
        <label>
          <input
            type="checkbox"
            checked={letters.on}
            onChange={(event) => letters.set(event.target.checked)}
          />{' '}
          Single-key shortcuts: <kbd>/</kbd> opens this box, and <kbd>j</kbd> <kbd>k</kbd> <kbd>?</kbd> work
          in every list
        </label>
      </p>
    </Dialog>
  );
}

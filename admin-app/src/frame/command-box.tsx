import { campListQuery, currentCampQuery } from '@camp/api-client/camp/queries';
import { messageFor } from '@camp/api-client/problem';
import { useSession } from '@camp/api-client/user/use-session';
import { Dialog } from '@camp/ui/overlays/dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { actionsFor } from './actions';
import { keepYear, useChosenYear, useKeptYear } from './chosen-year';
import { findEverywhere, type Found } from './finders';
import { hasYearAt, placesFor } from './places';
import { useLetters } from './use-command-keys';
import './command-box.css';

/** Milliseconds without a key before the lists are asked. */
const pause = 250;

/** Fewer letters find everybody. */
const fewestLetters = 2;

/** Finds pages by their names and people, children and payments by the search of their lists. */
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
    // The browser would empty the field first.
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
      <div id={`${id}-list`} role="listbox" aria-label="Found" className="command__list">
        {groups.map(({ title, found }) => (
          <div key={title} role="group" aria-label={title}>
            <p className="command__group" aria-hidden="true">
              {title}
            </p>
            {found.map((option) => (
              <div
                key={option.id}
                id={optionId(option)}
                role="option"
                aria-selected={option === active}
                className="command__option"
                onMouseMove={() => setAt(options.indexOf(option))}
                onClick={() => go(option)}
              >
                {option.label} <span>{option.detail}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="command__state">
        {isSearching ? 'Looking …' : options.length === 0 ? 'Nothing found. Try part of a name.' : ''}
      </p>
      {error && <p role="alert">{messageFor(error)}</p>}
      <p className="command__keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> opens, <kbd>Ctrl</kbd> <kbd>K</kbd> finds
        </span>
        <label>
          <input
            type="checkbox"
            checked={letters.on}
            onChange={(event) => letters.set(event.target.checked)}
          />{' '}
          <kbd>/</kbd> opens this too; <kbd>j</kbd> <kbd>k</kbd> <kbd>?</kbd> count without a click
        </label>
      </p>
    </Dialog>
  );
}

/** What the words find: pages at once, records when the person stops typing. */
function useFound(text: string) {
  const { user, may } = useSession();
  const kept = useKeptYear();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.length < fewestLetters ? '' : text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, isFetching } = useQuery({
    queryKey: ['find', q, kept],
    queryFn: ({ signal }) =>
      findEverywhere(user?.permissions ?? {}, { q, ...(kept !== '' && { year: kept }) }, signal),
    enabled: q !== '',
    // Names of children are not kept beyond the box.
    gcTime: 0,
    meta: { quiet: true },
  });
  const allPlaces = placesFor(may).flat();
  const places = allPlaces
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    .map(({ name, path }): Found => ({ id: name.replace(' ', '-'), label: name, detail: '', to: path }));
  const { data: camps = [] } = useQuery(campListQuery());
  const { data: current } = useQuery(currentCampQuery());
  const { choose } = useChosenYear();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const firstWithYear = allPlaces.find(({ path }) => hasYearAt(path))?.path;
  const chooseYear = (year: number) => {
    // As in the year's switch, the current camp is no choice.
    const chosen = year === current?.year ? '' : String(year);
    if (hasYearAt(pathname)) return choose(chosen);
    // Nothing here would show it.
    keepYear(chosen);
    if (firstWithYear !== undefined) void navigate(firstWithYear);
  };
  const actions = actionsFor(user?.permissions ?? {}, text.length < fewestLetters ? '' : text, {
    camps: firstWithYear === undefined ? [] : camps,
    choose: chooseYear,
  }).map(({ label, to, run }): Found => ({
    id: label.replaceAll(' ', '-'),
    label,
    detail: '',
    ...(to !== undefined && { to }),
    ...(run && { run }),
  }));
  const isCurrent = q === text && q !== '';
  return {
    groups: [
      ...(places.length > 0 ? [{ title: 'Pages', found: places }] : []),
      ...(actions.length > 0 ? [{ title: 'Actions', found: actions }] : []),
      ...(isCurrent ? (data ?? []) : []),
    ],
    isSearching: text.length >= fewestLetters && (!isCurrent || isFetching),
    error: isCurrent ? error : null,
  };
}

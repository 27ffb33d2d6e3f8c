import { SearchIcon } from '@camp/ui/icons';
import { useEffect, useRef } from 'react';

/** Milliseconds without typing before the search starts. */
const pause = 300;

interface SearchBoxProps {
  text: string;
  /** The searched fields in words, such as 'Name, email or phone'. */
  hint: string;
  onSearch: (text: string) => void;
}

/** The search text. The address gets it once typing stops. */
export function SearchBox({ text, hint, onSearch }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(text);
  useEffect(() => {
    if (!box.current || text === sent.current) return;
    // The address was changed by navigation, not by typing.
    clearTimeout(timer.current);
    sent.current = text;
    box.current.value = text;
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const wait = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = typed.trim();
      onSearch(sent.current);
    }, pause);
  };
  return (
    <div className="list-search" role="search">
      <SearchIcon />
      <input
        ref={box}
        type="search"
        className="camp-input"
        aria-label="Search"
        name="q"
        placeholder={hint}
        maxLength={100}
        defaultValue={text}
        autoComplete="off"
        onChange={(event) => wait(event.target.value)}
      />
    </div>
  );
}

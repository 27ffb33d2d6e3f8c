import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { ChevronDownIcon, WarningIcon } from '../icons';
import '../styles/form-trail.css';
import { VisuallyHidden } from '../visually-hidden';

export interface TrailMarker {
  /** Id of the `FormSection`. */
  id: string;
  title: string;
  state?: 'todo' | 'done' | 'error';
}

interface FormTrailProps {
  markers: readonly TrailMarker[];
  /** The current section, see `useCurrentSection`. */
  current?: string;
  label?: string;
}

const spoken = { todo: '', done: ' (done)', error: ' (needs attention)' };

/**
 * A long form's navigation as a trail: one marker per section, each a link. A phone shows the current marker and can
 * open the others.
 */
export function FormTrail({ markers, current, label = 'Sections' }: FormTrailProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const position = markers.findIndex(({ id }) => id === current) + 1;
  const wrong = markers.filter(({ state }) => state === 'error').length;

  return (
    // Escape pressed on any link inside closes it.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <nav
      className="camp-trail"
      aria-label={label}
      // A click between the links keeps the focus inside the trail instead of moving it to the page.
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        opener.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        className="camp-trail__place"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          {position} of {markers.length} · {markers[position - 1]?.title}
        </span>
        {wrong > 0 && (
          <span className="camp-trail__count">
            <WarningIcon /> {wrong}
            <VisuallyHidden> to check</VisuallyHidden>
          </span>
        )}
        <ChevronDownIcon className="camp-trail__arrow" />
      </button>
      <div className="camp-trail__way">
        <div style={{ inlineSize: `${(position / markers.length) * 100}%` }} />
      </div>
      <ol id={listId} className={classNames('camp-trail__list', isOpen && 'camp-trail__list--open')}>
        {markers.map(({ id, title, state = 'todo' }) => (
          <li key={id} className={`camp-trail__marker camp-trail__marker--${state}`}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'step' : undefined}
              className="camp-trail__link"
              onClick={(event) => {
                event.preventDefault();
                setIsOpen(false);
                leadTo(id);
              }}
            >
              {title}
              <VisuallyHidden>{spoken[state]}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Tracks which section of a long page is being read.
 *
 * @param ids ids of the sections in order, in an array that is stable between renders
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setCurrent((before) => ids.find((id) => visible.has(id)) ?? before);
      },
      // A section is current once it crosses the upper third of the window.
      { rootMargin: '-20% 0px -60% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

/** Doesn't change the address, since the router would treat that as a navigation. */
function leadTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

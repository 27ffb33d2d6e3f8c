import { useEffect, useRef, type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import './view-links.css';

interface ViewLinksProps {
  /** The group's label. */
  label: string;
  views: readonly { name: string; to: To; isCurrent: boolean }[];
  /** The actions on the active view. */
  children?: ReactNode;
}

/** Named views of the same page, side by side. On a phone, the active view is scrolled into view. */
export function ViewLinks({ label, views, children }: ViewLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = views.find(({ isCurrent }) => isCurrent)?.name;
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current !== undefined && link && list.current)
      list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={label} className="view-links" data-print="hide">
      <ul className="camp-plain-list" ref={list}>
        {views.map(({ name, to, isCurrent }) => (
          <li key={name}>
            <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}

import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  tabs: readonly [Tab, ...Tab[]];
  /** Names the list of tabs. */
  label: string;
  /** The selected id, when the caller keeps it (for instance in the address). */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Several views of one thing, one at a time. Arrow keys, Home and End move and select. */
export function Tabs({ tabs, label, selected, onSelect }: TabsProps) {
  const [own, setOwn] = useState(tabs[0].id);
  const list = useRef<HTMLDivElement>(null);
  const active = tabs.find(({ id }) => id === (selected ?? own)) ?? tabs[0];

  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.indexOf(active);
    const moves: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[moves[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${next.id}-panel"]`)?.focus();
  };

  return (
    <div className="camp-tabs">
      <div className="camp-tabs__list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${tab.id}-tab`}
            aria-selected={tab === active}
            aria-controls={`${tab.id}-panel`}
            tabIndex={tab === active ? 0 : -1}
            className="camp-tabs__tab"
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${tab.id}-panel`}
          aria-labelledby={`${tab.id}-tab`}
          tabIndex={0}
          hidden={tab !== active}
          className="camp-tabs__panel"
        >
          {tab === active && tab.content}
        </div>
      ))}
    </div>
  );
}

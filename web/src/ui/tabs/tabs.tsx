import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { CountBadge } from '../status/count-badge';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  count?: number;
  content: ReactNode;
}

interface TabsProps {
  tabs: Tab[];
  label: string;
  initial?: string;
  /** The open tab, if the caller controls it with `onOpen`, for example in the address. */
  openId?: string;
  onOpen?: (id: string) => void;
}

/** Panels behind tabs. Arrow keys move between tabs, and only the open panel is rendered. */
export function Tabs({ tabs, label, initial, openId: controlledId, onOpen }: TabsProps) {
  const base = useId();
  const [ownId, setOwnId] = useState(initial ?? tabs[0]?.id);
  const openId = controlledId ?? ownId;
  const setOpenId = (id: string | undefined) => {
    setOwnId(id);
    if (id !== undefined) onOpen?.(id);
  };
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.find(({ id }) => id === openId) ?? tabs[0];
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step || !open) return;
    event.preventDefault();
    const index = (tabs.indexOf(open) + step + tabs.length) % tabs.length;
    setOpenId(tabs[index]?.id);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  if (!open) return null;
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab === open}
            aria-controls={`${base}-panel`}
            tabIndex={tab === open ? 0 : -1}
            className={styles.tab}
            onClick={() => setOpenId(tab.id)}
          >
            {tab.label}
            <CountBadge count={tab.count} isHot={false} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${open.id}`}>
        {open.content}
      </div>
    </div>
  );
}

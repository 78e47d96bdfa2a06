import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { innerPath } from '../../lib/inner-path';

/** Returns a click handler for HTML. Its links stay inside the app unless the user opens them in a new tab. */
export function useInnerLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest('a');
    const path = innerPath(link?.getAttribute('href') ?? null);
    if (!path || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(path);
  };
}

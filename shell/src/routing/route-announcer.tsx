import { VisuallyHidden } from '@camp/ui/visually-hidden';
import { useEffect, useState } from 'react';

/**
 * Announces a page's title after a navigation. Silent for the first page, which the browser announces itself.
 *
 * @param title undefined until it is known
 */
export function RouteAnnouncer({ title }: { title: string | undefined }) {
  const [first, setFirst] = useState(title);
  const [hasMoved, setHasMoved] = useState(false);
  if (first === undefined && title !== undefined) setFirst(title);
  useEffect(() => {
    if (title !== undefined && title !== first) setHasMoved(true);
  }, [title, first]);
  return <VisuallyHidden role="status">{hasMoved ? title : ''}</VisuallyHidden>;
}

import { VisuallyHidden } from '@camp/ui/visually-hidden';
import { useEffect, useState } from 'react';

/** Says the title of the page that was gone to; silent for the first one, which the browser reads out itself. */
export function RouteAnnouncer({ title }: { title: string }) {
  const [first] = useState(title);
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    if (title !== first) setHasMoved(true);
  }, [title, first]);
  return <VisuallyHidden role="status">{hasMoved ? title : ''}</VisuallyHidden>;
}

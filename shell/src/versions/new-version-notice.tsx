import { Button } from '@camp/ui/actions/button';
import { useNewVersion } from './use-new-version';

/** Says that a new version exists. Only the person reloads, since a form may be open. */
export function NewVersionNotice({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const isNew = useNewVersion();
  return (
    <div className="shell-notice" aria-live="polite">
      {isNew && (
        <>
          <span>There’s a new version. Reload when you’re ready.</span>
          <Button size="small" variant="quiet" onClick={reload}>
            Reload
          </Button>
        </>
      )}
    </div>
  );
}

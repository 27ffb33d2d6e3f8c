import { photographKeys } from '@camp/api-client/photograph/queries';
import { useProtectedPicture } from '@camp/api-client/image/use-protected-picture';
import { formatMoment } from '@camp/contracts/camp/moments';
import { descriptionLimit, homePhotographLimit } from '@camp/contracts/photograph/limits';
import { describePhotograph, everyoneAgreed } from '@camp/contracts/photograph/messages';
import * as photographOperations from '@camp/contracts/photograph/operations';
import type { PhotographRecord, PhotographState } from '@camp/contracts/photograph/operations';
import { Button } from '@camp/ui/actions/button';
import { Badge } from '@camp/ui/content/badge';
import { ProtectedPicture } from '@camp/ui/content/protected-picture';
import { Checkbox } from '@camp/ui/fields/checkbox';
import { TextArea } from '@camp/ui/fields/text-area';
import { useEffect, type ReactNode } from 'react';
import { fieldId, usePhotographForm } from '../use-photograph-form';

interface PhotographCardProps {
  photograph: PhotographRecord;
  /** From 1. */
  position: number;
  /** Buttons that move and delete it. */
  actions: ReactNode;
  /** The handle for dragging. */
  handle: object;
  /** Called when it gets or loses unsaved changes. */
  onDirty: (id: string, isDirty: boolean) => void;
}

const states: Readonly<
  Record<PhotographState, { label: string; tone: 'meadow' | 'sun' | 'danger' | 'neutral' }>
> = {
  processing: { label: 'Being prepared', tone: 'sun' },
  failed: { label: 'Failed', tone: 'danger' },
  shown: { label: 'Shown', tone: 'meadow' },
  hidden: { label: 'Hidden', tone: 'neutral' },
};

/** A photograph with its form, or why there is none. */
export function PhotographCard({ photograph, position, actions, handle, onDirty }: PhotographCardProps) {
  const { name, state } = photograph;
  const { label, tone } = states[state];
  const title = fieldId(photograph, 'title');
  return (
    <article className="photograph-card camp-box" aria-labelledby={title}>
      <header className="camp-spread">
        <h2 id={title}>Photograph {position}</h2>
        <Badge tone={tone}>{label}</Badge>
      </header>
      <div className="photograph-card__picture" {...handle}>
        {photograph.picture ? <Picture photograph={photograph} /> : <p className="camp-note">{name}</p>}
      </div>
      {state === 'failed' ? (
        <p className="photograph-card__form">
          We couldn’t read this photograph. Delete it, and upload it again as a JPEG.
        </p>
      ) : (
        <PhotographForm photograph={photograph} onDirty={onDirty} />
      )}
      <footer className="camp-button-row">{actions}</footer>
    </article>
  );
}

function Picture({ photograph }: { photograph: PhotographRecord }) {
  const { _id, alt, name, picture } = photograph;
  const key = photographKeys.picture(picture?.imageId ?? _id);
  return (
    <ProtectedPicture {...useProtectedPicture(photographOperations.picture, _id, key)} alt={alt || name} />
  );
}

function PhotographForm({ photograph, onDirty }: Pick<PhotographCardProps, 'photograph' | 'onDirty'>) {
  const { _id, consent } = photograph;
  const { typed, isDirty, isBusy, errorAt, change, onSubmit } = usePhotographForm(photograph);
  useEffect(() => {
    onDirty(_id, isDirty);
    return () => onDirty(_id, false);
  }, [_id, isDirty, onDirty]);
  const confirmed =
    consent && `Confirmed by ${consent.by ?? 'a deleted account'}, ${formatMoment(consent.confirmedAt)}`;
  return (
    <form
      className="photograph-card__form camp-stack"
      aria-labelledby={fieldId(photograph, 'title')}
      onSubmit={onSubmit}
      noValidate
    >
      <TextArea
        label="Description"
        name={fieldId(photograph, 'alt')}
        hint={describePhotograph}
        error={errorAt('alt')}
        limit={descriptionLimit}
        rows={2}
        value={typed.alt}
        onChange={({ target }) => change({ alt: target.value })}
      />
      <Checkbox
        label={everyoneAgreed}
        name={fieldId(photograph, 'consent')}
        hint={typed.consent ? confirmed : undefined}
        error={errorAt('consent')}
        checked={typed.consent}
        onChange={({ target }) => change({ consent: target.checked })}
      />
      <Checkbox
        label="Show in the gallery"
        name={fieldId(photograph, 'inGallery')}
        checked={typed.inGallery}
        onChange={({ target }) => change({ inGallery: target.checked })}
      />
      <Checkbox
        label="Show on the home page"
        name={fieldId(photograph, 'onHome')}
        hint={`The home page shows the first ${homePhotographLimit}.`}
        checked={typed.onHome}
        onChange={({ target }) => change({ onHome: target.checked })}
      />
      <Button type="submit" size="small" busy={isBusy} disabled={!isDirty}>
        Save changes
      </Button>
    </form>
  );
}

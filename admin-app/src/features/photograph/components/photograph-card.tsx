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
  const { typed, isDirty, isBusy, field, onSubmit } = usePhotographForm(photograph);
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
        hint={describePhotograph}
        limit={descriptionLimit}
        rows={2}
        {...field('alt')}
      />
      <Checkbox label={everyoneAgreed} hint={typed.consent ? confirmed : undefined} {...field('consent')} />
      <Checkbox label="Show in the gallery" {...field('inGallery')} />
      <Checkbox
        label="Show on the home page"
        hint={`The home page shows the first ${homePhotographLimit}.`}
        {...field('onHome')}
      />
      <Button type="submit" size="small" busy={isBusy} disabled={!isDirty}>
        Save changes
      </Button>
    </form>
  );
}
